import { contentType } from '../declare'
import { choice, symbol } from '../fields'
import { LINE_COLORS } from '../vocabulary'

export const facet = contentType('facet', 'Filtro', 'Um valor pelo qual se filtram produtos.', {
  title: symbol('Título', { required: true }),
  color: choice('Cor', LINE_COLORS, {
    help: 'De uma linha de produtos: a cor dos cartões, da abertura e do filtro. Vazio: sem cor. Uma cor diferente para cada linha.',
  }),
  uniqueId: symbol('Identificador', { required: true, unique: true, pattern: '^[A-Za-z0-9-]+$' }),
})
