import type { CardModel } from '@/models/card'
import type { Action } from '@/models/link'
import type { Picture } from '@/models/picture'
import type { SectionBase, Surface } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, internalName, many, one, picture, symbol, text, type ValueOf } from '../fields'
import { SURFACES } from '../vocabulary'

export const cardSection = sectionType(
  'cardSection',
  'Seção de cartões',
  'Um título e uma grade de cartões.',
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

export interface CardSection extends SectionBase {
  type: 'cardSection'
  variant: ValueOf<typeof cardSection.fields.variant>
  surface: Surface
  title: string | null
  subTitle: string | null
  description: string | null
  disclaimer: string | null
  image: Picture | null
  cards: CardModel[]
  action: Action | null
}
