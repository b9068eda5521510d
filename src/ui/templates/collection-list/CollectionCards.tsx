import type { CardModel } from '@/shared/content-model/views/card'
import { editorialLabels } from '@/shared/labels/editorial'
import { useLabels } from '@/shared/labels/use-labels'
import { pageListPath } from '@/shared/routing/page-lists'
import { plainList } from '@/shared/utils/plain-list'
import { Card } from '@/ui/components/Card/Card'
import { MoreButton } from '@/ui/components/MoreButton/MoreButton'
import { useCards } from '../parts/use-cards'
import styles from './CollectionListPage.module.scss'

const withArrow = (card: CardModel, text: string): CardModel =>
  card.href === null
    ? card
    : { ...card, action: { id: `${card.id}.action`, href: card.href, text, variant: 'text' } }

/** Large collection cards, one per row; the first has the page's main picture. */
export function CollectionCards({ cards }: { cards: CardModel[] }) {
  const label = useLabels(editorialLabels)
  return (
    <ul {...plainList} className={styles.list}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.item}>
          <Card
            card={withArrow(card, label('collection.see'))}
            variant="lead"
            headingLevel="h2"
            isMain={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** The first collections with a "more" button. */
export function GrowingCollections({ cards, restHref }: { cards: CardModel[]; restHref: string }) {
  const { cards: shown, more } = useCards(cards, restHref, 'collections')
  return (
    <>
      <CollectionCards cards={shown} />
      {more && <MoreButton {...more} listHref={pageListPath('collection')} />}
    </>
  )
}
