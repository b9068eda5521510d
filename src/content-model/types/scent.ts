import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { choice, many, pictures, symbol, type ValueOf } from '../fields'
import { gtin, psId } from '../shared-fields'

export const scent = contentType('scent', 'Aroma', 'Um aroma ou sabor do produto.', {
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

/** The color that stands for a scent or flavor; `styles/settings/_flavors.scss` has one tint for each. */
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
  /** What is sold, in full: product, scent and size. */
  title: string | null
  name: string
  color: ScentColor
  pictures: Picture[]
  retailerIds: string[]
}
