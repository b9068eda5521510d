import dynamic from 'next/dynamic'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { Island } from '@/navigation/Island'
import { islandPart, onDemand } from '@/navigation/on-demand'
import { ListHead, ListWords } from '../parts/ListHead'
import type { TemplateProps } from '../template-props'
import styles from './CollectionListPage.module.scss'

const CollectionCards = islandPart(() => import('./CollectionCards').then((module) => module.CollectionCards))

const GrowingCollections = onDemand(
  dynamic(() => import('./GrowingCollections').then((module) => module.GrowingCollections)),
)

/** All collections. */
export function CollectionListPage({ page }: TemplateProps<'collectionList'>) {
  const label = useLabels(editorialLabels)
  const { collections, restHref } = page
  return (
    <>
      <ListHead title={page.title} picture={page.picture} />
      {collections.length === 0 && <p className={styles.list}>{label('collection.empty')}</p>}
      {collections.length > 0 && restHref === undefined && (
        <Island hydrateOn="off">
          <CollectionCards cards={collections} />
        </Island>
      )}
      {collections.length > 0 && restHref !== undefined && (
        <GrowingCollections collections={collections} restHref={restHref} />
      )}
      <ListWords words={page.words} />
    </>
  )
}
