import { useId } from 'react'
import { Icon } from '@/components/Icon/Icon'
import { faqLabels } from '@/labels/faq'
import { useLabels } from '@/labels/use-labels'
import styles from './FaqSearch.module.scss'

export interface FaqSearchProps {
  term: string
  /** Questions found. */
  count: number
  onChange: (term: string) => void
}

/** A box that searches while the visitor types; the count is announced. Not there without scripts. */
export function FaqSearch({ term, count, onChange }: FaqSearchProps) {
  const label = useLabels(faqLabels)
  const id = useId()
  const text = term.trim()
  return (
    <search className={styles.search} data-needs-script="">
      <label className={styles.label} htmlFor={id}>
        {label('faq.search')}
      </label>
      <div className={styles.box}>
        <Icon name="search" className={styles.icon} />
        <input
          id={id}
          className={styles.input}
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          value={term}
          placeholder={label('faq.searchHint')}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        />
        {term && (
          <button
            type="button"
            className={styles.clear}
            aria-label={label('faq.clear')}
            onClick={() => onChange('')}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={styles.status} role="status">
        {text && (
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
