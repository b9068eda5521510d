import dynamic from 'next/dynamic'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { Island } from '@/navigation/Island'
import { islandPart, onDemand } from '@/navigation/on-demand'
import { PageOpening } from '../parts/PageOpening'
import type { TemplateProps } from '../template-props'
import styles from './CollectionListPage.module.scss'

const CollectionCards = islandPart(() => import('./CollectionCards').then((module) => module.CollectionCards))

const GrowingCollections = onDemand(
  dynamic(() => import('./GrowingCollections').then((module) => module.GrowingCollections)),
)

/** All collections. */
export function CollectionListPage({ page }: TemplateProps<'collectionList'>) {
  const label = useLabels(editorialLabels)
  const { collections, restHref, banner } = page
  const isMain = !banner?.image
  return (
    <>
      <PageOpening title={page.title} description={page.description} banner={banner} />
      {collections.length === 0 && <p className={styles.list}>{label('collection.empty')}</p>}
      {collections.length > 0 && restHref === undefined && (
        <Island hydrateOn="off">
          <CollectionCards cards={collections} isMain={isMain} />
        </Island>
      )}
      {collections.length > 0 && restHref !== undefined && (
        <GrowingCollections collections={collections} restHref={restHref} isMain={isMain} />
      )}
    </>
  )
}
