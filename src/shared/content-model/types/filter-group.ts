import { contentType } from '../declare'
import { choice, many, symbol } from '../fields'
import { UNIQUE_ID } from '../shared-fields'
import { LINE_COLORS, type LineColor } from '../vocabulary'

export const facet = contentType('Filtro', 'Um valor pelo qual se filtram produtos.', {
  title: symbol('Título', {
    required: true,
    max: 60,
    seldomShown: true,
    help: 'Como aparece nos filtros, na busca e nas listas.',
  }),
  color: choice('Cor', LINE_COLORS, {
    help: 'De uma linha de produtos: a cor dos cartões, da abertura e do filtro. Vazio: sem cor. Uma cor diferente para cada linha.',
  }),
  uniqueId: symbol('Identificador', {
    required: true,
    unique: true,
    pattern: UNIQUE_ID,
    max: 64,
    help: 'O nome no endereço, como tosse: letras, números e hifens. Mudá-lo quebra links já compartilhados. Com forma- ou momento- no começo, aparece sob o nome do produto.',
  }),
})

export const filterGroup = contentType('Grupo de filtros', 'Filtros do mesmo assunto.', {
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
