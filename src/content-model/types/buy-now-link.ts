import { contentType } from '../content-type'
import { picture, symbol } from '../fields'

export const buyNowLink = contentType(
  'buyNowLink',
  { name: 'Onde comprar', description: 'Uma loja que vende o produto.', displayField: 'name' },
  {
    name: symbol('Nome da loja', { required: true }),
    title: symbol('Título'),
    linkText: symbol('Texto do link'),
    link: symbol('Endereço'),
    image: picture('Logotipo'),
  },
)
