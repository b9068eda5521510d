import { contentType } from '../content-type'
import { internalName, many, picture, symbol } from '../fields'

export const productBanner = contentType(
  'productBanner',
  {
    name: 'Faixa de produto',
    description: 'Argumentos sobre uma imagem de fundo.',
    displayField: 'name',
    isSection: true,
  },
  {
    name: internalName,
    title: symbol('Título'),
    items: many('Itens', ['productBannerItem']),
    backgroundImage: picture('Imagem de fundo'),
  },
)
