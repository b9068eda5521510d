import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { choice, many, pictures, symbol, type ValueOf } from '../fields'
import { GTIN_PATTERN } from '../vocabulary'

export const scent = contentType('scent', 'Aroma', 'Um aroma ou sabor do produto.', {
  title: symbol('Título', { required: 'editors' }),
  scentName: symbol('Nome do aroma', { required: true }),
  color: choice(
    'Cor',
    [
      'menta',
      'eucalipto',
      'laranja',
      'lavanda',
      'mel',
      'limao',
      'cereja',
      'gengibre',
      'roma',
      'guaco',
      'frutas',
      'camomila',
      'neutro',
    ],
    { fallback: 'neutro' },
  ),
  psId: symbol('Identificador PriceSpider'),
  gtin: symbol('GTIN', { pattern: GTIN_PATTERN }),
  productImages: pictures('Imagens'),
  buyNowLinks: many('Onde comprar', ['buyNowLink']),
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
