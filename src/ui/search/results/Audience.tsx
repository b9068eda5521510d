import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
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
