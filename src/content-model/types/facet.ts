import { contentType } from '../declare'
import { symbol } from '../fields'
import { UNIQUE_ID } from '../shared-fields'

export const facet = contentType('facet', 'Filtro', 'Um valor pelo qual se filtram produtos.', {
  title: symbol('Título', {
    required: true,
    max: 60,
    help: 'Como aparece nos filtros, na busca e nas listas.',
  }),
  uniqueId: symbol('Identificador', {
    required: true,
    unique: true,
    pattern: UNIQUE_ID,
    max: 64,
    help: 'O nome no endereço, como tosse: letras, números e hifens. Mudá-lo quebra links já compartilhados.',
  }),
})
