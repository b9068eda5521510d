import { contentType } from '../declare'
import { symbol } from '../fields'

export const facet = contentType('facet', 'Filtro', 'Um valor pelo qual se filtram produtos.', {
  title: symbol('Título', { required: true }),
  uniqueId: symbol('Identificador', {
    required: true,
    unique: true,
    pattern: '^[A-Za-z0-9-]+$',
    help: 'Os que começam por forma- ou momento- aparecem sob o nome do produto.',
  }),
})
