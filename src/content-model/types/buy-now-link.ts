import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { picture, symbol } from '../fields'

export const buyNowLink = contentType('buyNowLink', 'Onde comprar', 'Uma loja que vende o produto.', {
  name: symbol('Nome da loja', { required: true, max: 60, help: 'O nome da loja na lista Onde comprar.' }),
  title: symbol('Título', {
    max: 100,
    help: 'Aparece ao passar o mouse no link, como Comprar na Farmácia Boa.',
  }),
  linkText: symbol('Texto do link', { max: 60, help: 'O que se lê no link. Vazio: o texto de sempre.' }),
  link: symbol('Endereço', {
    help: 'O endereço do produto na loja, com https://. Vazio ou errado: a loja aparece sem link, com um pedido de desculpas.',
  }),
  image: picture('Logotipo', { help: 'O logotipo da loja.' }),
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
