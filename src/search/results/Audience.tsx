import { LinkButton } from '@/components/LinkButton/LinkButton'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import type { AudiencePart } from './audience'
import styles from './SearchResults.module.scss'

/** Says for whom products were chosen; a click shows all. */
export function Audience({ parts, onShowAll }: { parts: AudiencePart[]; onShowAll: () => void }) {
  const label = useLabels(searchLabels)
  const audience = parts.map(({ key, values }) => label(key, values)).join(', ')
  return (
    <div className={styles.audience}>
      <p>{label('search.chosenFor', { audience })}</p>
      <LinkButton variant="text" onClick={onShowAll}>
        {label('search.showForAll')}
      </LinkButton>
    </div>
  )
}
