import { contentType } from '../content-type'
import { many, symbol } from '../fields'

export const filterGroup = contentType(
  'filterGroup',
  { name: 'Grupo de filtros', description: 'Filtros do mesmo assunto.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: true, unique: true }),
    categoryType: symbol('Tipo de categoria', {
      help: 'Grupos do mesmo tipo valem como um só: o que se escolhe neles são alternativas.',
    }),
    facets: many('Filtros', ['facet']),
  },
)
