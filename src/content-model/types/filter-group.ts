import { contentType } from '../declare'
import { many, symbol } from '../fields'
import type { LineColor } from '../vocabulary'

export const filterGroup = contentType('filterGroup', 'Grupo de filtros', 'Filtros do mesmo assunto.', {
  title: symbol('Título', { required: true, max: 40, help: 'O título acima dos filtros.' }),
  uniqueId: symbol('Identificador', {
    required: true,
    unique: true,
    max: 64,
    help: 'O nome do grupo na busca, como sintoma. Mudá-lo muda as facetas do índice da busca.',
  }),
  categoryType: symbol('Tipo de categoria', {
    help: 'Grupos do mesmo tipo valem como um só: o que se escolhe neles são alternativas.',
  }),
  facets: many('Filtros', ['facet'], {
    help: 'Os filtros do grupo, nesta ordem. Um que nenhum produto da lista tem não aparece.',
  }),
})

export interface FilterGroup {
  id: string
  title: string
  /** Groups of one category are one condition: what is chosen in them are alternatives. */
  category?: string
  /** `id` is the facet's unique id, as in the address. */
  facets: { id: string; title: string; color?: LineColor }[]
}
