import { MoreButton } from '@/components/MoreButton/MoreButton'
import type { CardModel } from '@/models/card'
import { pageListPath } from '@/routing/page-lists'
import { useCards } from '../parts/use-cards'
import { CollectionCards } from './CollectionCards'

/** The first collections with a "more" button. */
export function GrowingCollections({
  collections,
  restHref,
}: {
  collections: CardModel[]
  restHref: string
}) {
  const { cards, more } = useCards(collections, restHref, 'collections')
  return (
    <>
      <CollectionCards cards={cards} />
      {more && <MoreButton {...more} listHref={pageListPath('collection')} />}
    </>
  )
}
