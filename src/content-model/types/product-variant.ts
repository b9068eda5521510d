import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { many, one, picture, symbol } from '../fields'
import { gtin, internalName, psId } from '../shared-fields'
import type { ProductIdentifiers, Scent } from './scent'

export const productVariant = contentType('productVariant', 'Variante', 'Um tamanho ou tipo do produto.', {
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
