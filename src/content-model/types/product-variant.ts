import { contentType } from '../content-type'
import { internalName, many, one, picture, symbol } from '../fields'
import { GTIN_PATTERN } from '../vocabulary'

export const productVariant = contentType(
  'productVariant',
  { name: 'Variante', description: 'Um tamanho ou tipo do produto.', displayField: 'name' },
  {
    name: internalName,
    variantName: symbol('Nome da variante', { required: true }),
    scent: one('Aroma inicial', ['scent']),
    scentList: many('Aromas', ['scent']),
    psId: symbol('Identificador PriceSpider'),
    slId: symbol('Identificador da loja'),
    gtin: symbol('GTIN', { pattern: GTIN_PATTERN }),
    heroImage: picture('Imagem principal'),
  },
)
