import { MoreButton } from '@/components/MoreButton/MoreButton'
import type { CardModel } from '@/models/card'
import { pageListPath } from '@/routing/page-lists'
import { useCards } from '../parts/use-cards'
import { CollectionCards } from './CollectionCards'

export interface GrowingCollectionsProps {
  /** The first ones. */
  collections: CardModel[]
  restHref: string
}

/** Collections with a "more" button. */
export function GrowingCollections({ collections, restHref }: GrowingCollectionsProps) {
  const { cards, more } = useCards(collections, restHref, 'collections')
  return (
    <>
      <CollectionCards cards={cards} />
      {more && <MoreButton {...more} listHref={pageListPath('collection')} />}
    </>
  )
}
