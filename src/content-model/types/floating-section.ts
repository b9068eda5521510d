import { contentType } from '../content-type'
import { one, symbol } from '../fields'

export const floatingSection = contentType(
  'floatingSection',
  { name: 'Índice flutuante', description: 'O índice que acompanha a leitura.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    callToAction: one('Ação', ['linkButton']),
  },
)
