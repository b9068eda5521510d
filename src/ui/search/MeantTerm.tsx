import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { resultsHref } from './core/url-state'
import { beginSearch } from './go-to-results'
import styles from './MeantTerm.module.scss'

/** A link to the results of the query without its typing errors; nothing without one. */
export function MeantTerm({ term }: { term: string | null }) {
  const label = useLabels(searchLabels)
  if (term === null) return null
  return (
    <p className={styles.meant}>
      <AppLink className={styles.link} href={resultsHref({ term })} onClick={() => beginSearch(term)}>
        {label('search.meant', { term })}
      </AppLink>
    </p>
  )
}
