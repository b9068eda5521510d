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
 * The look of a card in its list. Articles stand three in a row: when one is left over, the first of them leads,
 * large and in a row of its own. In a grid of mixed cards those of products keep their whole pack in sight.
 */
export function variantOfCard(
  variant: CardSection['variant'],
  card: CardModel,
  cards: CardModel[],
): CardVariant {
  if (variant === 'articles' && card === cards[0] && cards.length > 1 && cards.length % 3 === 1) return 'lead'
  return variant === 'grid' && isPackShot(card) ? 'product' : variants[variant]
}
