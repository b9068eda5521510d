import { contentType } from '../declare'
import { one, symbol } from '../fields'

export const floatingSection = contentType(
  'floatingSection',
  'Índice flutuante',
  'O índice que acompanha a leitura.',
  {
    title: symbol('Título', { required: true }),
    callToAction: one('Ação', ['linkButton']),
  },
)
