import { contentType } from '../content-type'
import { symbol } from '../fields'

export const facet = contentType(
  'facet',
  { name: 'Filtro', description: 'Um valor pelo qual se filtram produtos.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: true, unique: true, pattern: '^[A-Za-z0-9-]+$' }),
  },
)
