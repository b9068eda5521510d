import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { picture, symbol } from '../fields'

export const buyNowLink = contentType('buyNowLink', 'Onde comprar', 'Uma loja que vende o produto.', {
  name: symbol('Nome da loja', { required: true }),
  title: symbol('Título'),
  linkText: symbol('Texto do link'),
  link: symbol('Endereço'),
  image: picture('Logotipo'),
})

/** A shop that sells the product. `href` is null where its link is missing or broken: the visitor is then told so. */
export interface Retailer {
  id: string
  name: string
  /** The link's accessible name, such as "Comprar na …". */
  title: string | null
  linkText: string | null
  href: string | null
  logo: Picture | null
}
