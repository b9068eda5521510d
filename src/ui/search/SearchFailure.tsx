import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import styles from './SearchFailure.module.scss'

/** In place of a list that could not be fetched. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const label = useLabels(searchLabels)
  return (
    <div className={styles.failure}>
      <div className={styles.text}>
        <h2 className={styles.title}>{label('search.failed')}</h2>
        <p className="muted">{label('search.failedHint')}</p>
      </div>
      <LinkButton variant="secondary" onClick={onRetry}>
        {label('search.retry')}
      </LinkButton>
    </div>
  )
}
