import type { CardVariant } from '@/components/Card/card-variants'
import type { CardSection } from '@/content-model/types/card-section'
import type { CardModel } from '@/models/card'

/** What editors can choose, and rows without a lead. */
export type ListVariant = CardSection['variant'] | 'rows'

const variants: Record<ListVariant, CardVariant> = {
  grid: 'plain',
  tiles: 'tile',
  circles: 'circle',
  products: 'product',
  articles: 'row',
  rows: 'row',
}

const isPackShot = ({ kind }: CardModel) => kind === 'product' || kind === 'favorite'

/** A card's variant in its list: the first article leads; in mixed grids product cards show the whole pack. */
export function variantOfCard(variant: ListVariant, card: CardModel, cards: CardModel[]): CardVariant {
  if (variant === 'articles' && card === cards[0]) return 'lead'
  return variant === 'grid' && isPackShot(card) ? 'product' : variants[variant]
}
