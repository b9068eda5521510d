import { contentType } from '../content-type'
import { picture, symbol, text } from '../fields'

export const howToStep = contentType(
  'howToStep',
  { name: 'Passo', description: 'Um passo de um guia.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    text: text('Texto', { required: true }),
    image: picture('Imagem'),
  },
)
