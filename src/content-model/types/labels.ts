import { contentType } from '../content-type'
import { symbol, text } from '../fields'

export const labels = contentType(
  'labels',
  { name: 'Texto da interface', description: 'Substitui um texto fixo do site.', displayField: 'key' },
  {
    key: symbol('Chave', { required: true, unique: true }),
    value: text('Texto', { required: true }),
  },
)
