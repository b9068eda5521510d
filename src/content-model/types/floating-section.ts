import { contentType } from '../declare'
import { one, symbol } from '../fields'

export const floatingSection = contentType(
  'floatingSection',
  'Índice flutuante',
  'O índice que acompanha a leitura.',
  {
    title: symbol('Título', { required: true, max: 60, help: 'O título do índice.' }),
    callToAction: one('Ação', ['linkButton'], { help: 'Um botão abaixo do índice.' }),
  },
)
