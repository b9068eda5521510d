import dynamic from 'next/dynamic'
import { onDemand } from '@/browser/hydration/on-demand'
import { staticPart } from '@/browser/hydration/static-part'
import { editorialLabels } from '@/shared/labels/editorial'
import { useLabels } from '@/shared/labels/use-labels'
import { ListHead, ListWords } from '../parts/ListHead'
import type { TemplateProps } from '../template-props'
import styles from './CollectionListPage.module.scss'

const CollectionCards = staticPart(() => import('./CollectionCards').then((module) => module.CollectionCards))

const GrowingCollections = onDemand(
  dynamic(() => import('./CollectionCards').then((module) => module.GrowingCollections)),
)

/** All collections. */
export function CollectionListPage({ page }: TemplateProps<'collectionList'>) {
  const label = useLabels(editorialLabels)
  const { collections, restHref } = page
  return (
    <>
      <ListHead title={page.title} picture={page.picture} />
      {collections.length === 0 && <p className={styles.list}>{label('collection.empty')}</p>}
      {collections.length > 0 && restHref === undefined && <CollectionCards cards={collections} />}
      {collections.length > 0 && restHref !== undefined && (
        <GrowingCollections cards={collections} restHref={restHref} />
      )}
      <ListWords words={page.words} />
    </>
  )
}
