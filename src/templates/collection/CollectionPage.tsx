import dynamic from 'next/dynamic'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import type { CardModel } from '@/models/card'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import { still } from '@/navigation/still'
import { StillCards } from '@/sections/CardSection/page-cards'
import { RenderSections } from '@/sections/RenderSections'
import { RichText } from '@/sections/RichText/RichText'
import { SectionContainers } from '@/sections/SectionContainers'
import type { TemplateProps } from '../template-props'
import styles from './CollectionPage.module.scss'

const Opening = still(async () => (await import('./CollectionOpening')).CollectionOpening)

const GrowingCards = heldUntilLoaded(
  dynamic(() => import('./GrowingCards').then((module) => module.GrowingCards)),
)

interface CollectedCardsProps {
  title: string
  variant: 'products' | 'articles'
  cards: CardModel[]
  /** Where the page carries the first ones only. */
  restHref: string | undefined
}

function CollectedCards({ restHref, ...list }: CollectedCardsProps) {
  if (list.cards.length === 0) return null
  return restHref === undefined ? <StillCards {...list} /> : <GrowingCards {...list} restHref={restHref} />
}

/** A collection: what it is for, its products, what to know, its articles, and the health notice. */
export function CollectionPage({ page }: TemplateProps<'collection'>) {
  const label = useLabels(editorialLabels)
  const { title, shortDescription, picture, restHref } = page
  return (
    <div className={styles.page}>
      <Opening title={title} text={shortDescription} picture={picture} />
      {page.description.length > 0 && (
        <div className={styles.text}>
          <RichText body={page.description} />
        </div>
      )}
      <CollectedCards
        title={label('collection.products')}
        variant="products"
        cards={page.products}
        restHref={restHref}
      />
      <SectionContainers containers={page.containers} />
      <CollectedCards
        title={label('collection.articles')}
        variant="articles"
        cards={page.articles}
        restHref={restHref}
      />
      {page.notice && <RenderSections sections={[page.notice]} />}
    </div>
  )
}
