import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { internalName, many, one, picture, symbol } from '../fields'
import { GTIN_PATTERN } from '../vocabulary'
import type { ProductIdentifiers, Scent } from './scent'

export const productVariant = contentType('productVariant', 'Variante', 'Um tamanho ou tipo do produto.', {
  name: internalName,
  variantName: symbol('Nome da variante', { required: true }),
  scent: one('Aroma inicial', ['scent']),
  scentList: many('Aromas', ['scent']),
  psId: symbol('Identificador PriceSpider'),
  slId: symbol('Identificador da loja'),
  gtin: symbol('GTIN', { pattern: GTIN_PATTERN }),
  heroImage: picture('Imagem principal'),
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
