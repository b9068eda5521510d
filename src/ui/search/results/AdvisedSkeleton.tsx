import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import type { Advice } from '@/shared/words/understanding/advise'
import { Guidance } from '../Guidance'
import { ResultsSkeleton } from './ResultsSkeleton'
import styles from './SearchResults.module.scss'

/** Guidance does not wait for results, and stays in place when they come. */
export function AdvisedSkeleton({ term, advice }: { term: string; advice: Advice }) {
  const label = useLabels(searchLabels)
  if (advice.guidance.length === 0) return <ResultsSkeleton />
  return (
    <div className={styles.region}>
      <h2 className={styles.heading}>{label('search.resultsFor', { term })}</h2>
      <Guidance advice={advice} />
      <ResultsSkeleton />
    </div>
  )
}
