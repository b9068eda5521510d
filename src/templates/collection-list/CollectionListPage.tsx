import dynamic from 'next/dynamic'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import { still } from '@/navigation/still'
import { PageOpening } from '../parts/PageOpening'
import type { TemplateProps } from '../template-props'
import styles from './CollectionListPage.module.scss'

/** Where the page carries all of them; their styles: `sections/frequent-styles.ts`. */
const StillCollections = still(async () => (await import('./CollectionCards')).CollectionCards)

const GrowingCollections = heldUntilLoaded(
  dynamic(() => import('./GrowingCollections').then((module) => module.GrowingCollections)),
)

/** Every collection, large: occasions for which products and articles belong together. */
export function CollectionListPage({ page }: TemplateProps<'collectionList'>) {
  const label = useLabels(editorialLabels)
  const { collections, restHref, banner } = page
  const isMain = !banner?.image
  return (
    <>
      <PageOpening title={page.title} description={page.description} banner={banner} />
      {collections.length === 0 && <p className={styles.list}>{label('collection.empty')}</p>}
      {collections.length > 0 && restHref === undefined && (
        <StillCollections cards={collections} isMain={isMain} />
      )}
      {collections.length > 0 && restHref !== undefined && (
        <GrowingCollections collections={collections} restHref={restHref} isMain={isMain} />
      )}
    </>
  )
}
