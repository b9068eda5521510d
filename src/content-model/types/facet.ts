import { contentType } from '../declare'
import { choice, symbol } from '../fields'
import { UNIQUE_ID } from '../shared-fields'
import { LINE_COLORS } from '../vocabulary'

export const facet = contentType('facet', 'Filtro', 'Um valor pelo qual se filtram produtos.', {
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
