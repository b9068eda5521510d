import { contentType } from '../declare'
import { symbol, text } from '../fields'

export const labels = contentType('labels', 'Texto da interface', 'Substitui um texto fixo do site.', {
  key: symbol('Chave', { required: true, unique: true }),
  value: text('Texto', { required: true }),
})
