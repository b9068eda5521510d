import type { CardVariant } from '@/components/Card/card-variants'
import type { CardSection } from '@/content-model/types/card-section'
import type { CardModel } from '@/models/card'

const variants: Record<CardSection['variant'], CardVariant> = {
  grid: 'plain',
  tiles: 'tile',
  circles: 'circle',
  products: 'product',
  articles: 'article',
}

const isPackShot = ({ kind }: CardModel) => kind === 'product' || kind === 'favorite'

/**
 * A card's variant in its list. Articles are three in a row: if one is left over, the first is large, in a row of its
 * own. In mixed grids product cards show the whole pack.
 */
export function variantOfCard(
  variant: CardSection['variant'],
  card: CardModel,
  cards: CardModel[],
): CardVariant {
  if (variant === 'articles' && card === cards[0] && cards.length > 1 && cards.length % 3 === 1) return 'lead'
  return variant === 'grid' && isPackShot(card) ? 'product' : variants[variant]
}
