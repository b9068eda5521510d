import { Card } from '@/components/Card/Card'
import { MoreButton } from '@/components/MoreButton/MoreButton'
import type { CardModel } from '@/content-model/views/card'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { pageListPath } from '@/routing/page-lists'
import { plainList } from '@/utils/plain-list'
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
