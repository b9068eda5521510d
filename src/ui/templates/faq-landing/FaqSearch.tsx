import { componentListLabels } from '@/shared/labels/component-lists'
import { faqLabels } from '@/shared/labels/faq'
import { useLabels } from '@/shared/labels/use-labels'
import { SearchField } from '@/ui/components/SearchField/SearchField'
import styles from './FaqLandingPage.module.scss'

export interface FaqSearchProps {
  term: string
  count: number
  /** Questions are still loading, so the result is incomplete. */
  isWaiting: boolean
  onChange: (term: string) => void
}

/** A box that searches while typing; the count is announced. Hidden without scripts. */
export function FaqSearch({ term, count, isWaiting, onChange }: FaqSearchProps) {
  const label = useLabels(faqLabels)
  const listLabel = useLabels(componentListLabels)
  const text = term.trim()
  return (
    <search className="stack-1" data-needs-script="">
      <SearchField
        label={label('faq.search')}
        className={styles.field}
        value={term}
        placeholder={label('faq.searchHint')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        onClear={() => onChange('')}
      />
      <div className={styles.status} role="status">
        {text && isWaiting && <p>{listLabel('lists.waiting')}</p>}
        {text && !isWaiting && (
          <p>
            {count === 0
              ? `${label('faq.none', { term: text })}. ${label('faq.noneHint')}`
              : label(count === 1 ? 'faq.one' : 'faq.many', { count, term: text })}
          </p>
        )}
      </div>
    </search>
  )
}
