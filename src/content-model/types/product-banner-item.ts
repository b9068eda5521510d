import { contentType } from '../content-type'
import { picture, symbol, text } from '../fields'

export const productBannerItem = contentType(
  'productBannerItem',
  { name: 'Item da faixa de produto', description: 'Um argumento com imagem.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    text: text('Texto'),
    image: picture('Imagem'),
  },
)
