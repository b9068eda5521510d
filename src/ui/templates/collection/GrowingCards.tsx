import type { CardModel } from '@/shared/content-model/views/card'
import { pageListPath } from '@/shared/routing/page-lists'
import { MoreButton } from '@/ui/components/MoreButton/MoreButton'
import { TitledCards } from '@/ui/sections/CardSection/TitledCards'
import { useCards } from '../parts/use-cards'

export interface GrowingCardsProps {
  title: string
  variant: 'products' | 'articles'
  cards: CardModel[]
  restHref: string
}

const LISTS = { products: 'product', articles: 'article' } as const

/** A collection's cards with a "more" button. */
export function GrowingCards({ title, variant, cards: own, restHref }: GrowingCardsProps) {
  const { cards, more } = useCards(own, restHref, variant)
  return (
    <>
      <TitledCards title={title} variant={variant} cards={cards} />
      {more && <MoreButton {...more} listHref={pageListPath(LISTS[variant])} />}
    </>
  )
}
