import { Card } from '@/components/Card/Card'
import { MoreButton } from '@/components/MoreButton/MoreButton'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import type { CardModel } from '@/models/card'
import { pageListPath } from '@/routing/page-lists'
import { PageOpening } from '../parts/PageOpening'
import { useCards } from '../parts/use-cards'
import type { TemplateProps } from '../registry'
import styles from './CollectionListPage.module.scss'

/** A card whose whole surface leads to its collection, and says so. */
const withSign = (card: CardModel, text: string): CardModel =>
  card.href === null
    ? card
    : {
        ...card,
        action: {
          id: `${card.id}.action`,
          href: card.href,
          text,
          variant: 'text',
        },
      }

/** Every collection, large: occasions for which products and articles belong together. */
export function CollectionListPage({ page }: TemplateProps<'collectionList'>) {
  const label = useLabels(editorialLabels)
  const { cards, more } = useCards(page.collections, page.restHref, 'collections')
  return (
    <>
      <PageOpening title={page.title} description={page.description} banner={page.banner} />
      {page.collections.length > 0 ? (
        <ul {...plainList} className={styles.list}>
          {cards.map((card, index) => (
            <li key={card.id} className={styles.item}>
              <Card
                card={withSign(card, label('collection.see'))}
                variant="lead"
                headingLevel="h2"
                isMain={index === 0 && !page.banner?.image}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.list}>{label('collection.empty')}</p>
      )}
      {more && <MoreButton {...more} listHref={pageListPath('collection')} />}
    </>
  )
}
