import type { Picture } from '@/shared/content-model/views/picture'
import { contentType } from '../declare'
import { choice, many, one, picture, pictures, symbol, type ValueOf } from '../fields'
import { gtin, internalName, psId } from '../shared-fields'

export const buyNowLink = contentType('Onde comprar', 'Uma loja que vende o produto.', {
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

/** A shop that sells the product. `href` is null where its link is missing or broken: the page then says so. */
export interface Retailer {
  id: string
  name: string
  /** The link's accessible name, such as "Comprar na …". */
  title: string | null
  linkText: string | null
  href: string | null
  logo: Picture | null
}

export const scent = contentType('Aroma', 'Um aroma ou sabor do produto.', {
  title: symbol('Título', {
    required: 'editors',
    help: 'O que se vende, por inteiro: produto, aroma e tamanho. Vai a buscadores e à loja.',
  }),
  scentName: symbol('Nome do aroma', { required: true, max: 40, help: 'Como se lê no botão do aroma.' }),
  color: choice(
    'Cor',
    {
      menta: 'verde-menta',
      eucalipto: 'verde-azulado',
      laranja: 'laranja',
      lavanda: 'lilás',
      mel: 'dourado',
      limao: 'verde-limão',
      cereja: 'vermelho',
      gengibre: 'bege',
      roma: 'vinho',
      guaco: 'verde-escuro',
      frutas: 'rosa',
      camomila: 'amarelo',
      neutro: 'cinza',
    },
    { fallback: 'neutro', help: 'A cor do botão do aroma.' },
  ),
  psId,
  gtin,
  productImages: pictures('Imagens', {
    help: 'As imagens deste aroma, nesta ordem. Vazio: as da variante ou do produto.',
  }),
  buyNowLinks: many('Onde comprar', ['buyNowLink'], { help: 'As lojas que vendem este aroma, nesta ordem.' }),
})

/** The color of a scent or flavor; `styles/settings/_flavors.scss` has one tint for each. */
export type ScentColor = ValueOf<typeof scent.fields.color>

/** What identifies something that is sold: for retailers' systems (`psId`, `slId`) and worldwide (`gtin`). */
export interface ProductIdentifiers {
  psId: string | null
  slId: string | null
  gtin: string | null
}

export interface Scent extends ProductIdentifiers {
  id: string
  /** Its value of `?aroma=`; unique within the variant. */
  key: string
  title: string | null
  name: string
  color: ScentColor
  pictures: Picture[]
  retailerIds: string[]
}

export const productVariant = contentType('Variante', 'Um tamanho ou tipo do produto.', {
  name: internalName,
  variantName: symbol('Nome da variante', {
    required: true,
    max: 60,
    help: 'Como se lê no botão da variante, como 100 g.',
  }),
  scent: one('Aroma inicial', ['scent'], { help: 'O aroma que vem escolhido. Vazio: o primeiro da lista.' }),
  scentList: many('Aromas', ['scent'], { help: 'Os aromas que se podem escolher, nesta ordem.' }),
  psId,
  slId: symbol('Identificador da loja', {
    max: 64,
    help: 'O código na loja da marca, se não estiver no aroma. Não aparece na página.',
  }),
  gtin,
  heroImage: picture('Imagem principal', { help: 'A embalagem desta variante. Vazio: a do produto.' }),
})

export interface ProductVariant extends ProductIdentifiers {
  id: string
  /** Its value of `?variante=`; unique within the product. */
  key: string
  name: string
  picture: Picture | null
  /** The initial one first. */
  scents: Scent[]
}
