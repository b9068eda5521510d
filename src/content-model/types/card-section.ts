import { contentType } from '../content-type'
import { choice, internalName, many, one, picture, symbol, text } from '../fields'
import { SURFACES } from '../vocabulary'

export const cardSection = contentType(
  'cardSection',
  {
    name: 'Seção de cartões',
    description: 'Um título e uma grade de cartões.',
    displayField: 'name',
    isSection: true,
  },
  {
    name: internalName,
    title: symbol('Título'),
    subTitle: symbol('Chapéu'),
    description: text('Descrição'),
    cards: many('Cartões', ['callout', 'favoriteCard', 'product', 'article', 'collectionPage']),
    variant: choice('Aparência', ['grid', 'tiles', 'circles', 'products', 'articles'], { fallback: 'grid' }),
    backgroundColor: choice('Cor de fundo', SURFACES, { fallback: 'white' }),
    image: picture('Imagem'),
    callToAction: one('Ação', ['linkButton']),
    disclaimer: text('Ressalva'),
  },
)
