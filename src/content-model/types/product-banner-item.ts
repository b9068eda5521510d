import { contentType } from '../declare'
import { picture, symbol, text } from '../fields'

export const productBannerItem = contentType(
  'productBannerItem',
  'Item da faixa de produto',
  'Um argumento com imagem.',
  {
    title: symbol('Título', { required: true }),
    text: text('Texto'),
    image: picture('Imagem'),
  },
)
