import type { Guidance as GuidanceModel } from '@/content-model/types/search-guidance'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { Guidance } from '../Guidance'
import { ResultsSkeleton } from './ResultsSkeleton'
import styles from './SearchResults.module.scss'

/** Guidance does not wait for results, and stays in place when they come. */
export function AdvisedSkeleton({ term, guidance }: { term: string; guidance: readonly GuidanceModel[] }) {
  const label = useLabels(searchLabels)
  if (guidance.length === 0) return <ResultsSkeleton />
  return (
    <div className={styles.region}>
      <h2 className={styles.heading}>{label('search.resultsFor', { term })}</h2>
      <Guidance guidance={guidance} />
      <ResultsSkeleton />
    </div>
  )
}
