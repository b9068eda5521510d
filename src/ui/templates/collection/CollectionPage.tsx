import dynamic from 'next/dynamic'
import { onDemand } from '@/browser/hydration/on-demand'
import { staticPart } from '@/browser/hydration/static-part'
import { editorialLabels } from '@/shared/labels/editorial'
import { useLabels } from '@/shared/labels/use-labels'
import { RenderSections } from '@/ui/sections/RenderSections'
import { RichText } from '@/ui/sections/RichText/RichText'
import { SectionContainers } from '@/ui/sections/SectionContainers'
import { PageCards } from '../PageCards'
import type { TemplateProps } from '../template-props'
import styles from './CollectionPage.module.scss'
import type { GrowingCardsProps } from './GrowingCards'

const CollectionOpening = staticPart(() =>
  import('./CollectionOpening').then((module) => module.CollectionOpening),
)

const GrowingCards = onDemand(dynamic(() => import('./GrowingCards').then((module) => module.GrowingCards)))

interface CollectedCardsProps extends Omit<GrowingCardsProps, 'restHref'> {
  /** Set if the page contains the first ones only. */
  restHref: string | undefined
}

function CollectedCards({ restHref, ...list }: CollectedCardsProps) {
  if (list.cards.length === 0) return null
  return restHref === undefined ? <PageCards {...list} /> : <GrowingCards {...list} restHref={restHref} />
}

/** A collection: purpose, products, advice, articles and health notice. */
export function CollectionPage({ page }: TemplateProps<'collection'>) {
  const label = useLabels(editorialLabels)
  const { title, shortDescription, picture, restHref } = page
  return (
    <div className="page-end">
      <CollectionOpening title={title} shortDescription={shortDescription} picture={picture} />
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
