import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import { Chip } from '../Chip/Chip'
import styles from './ChosenFilters.module.scss'

export interface ChosenFilter {
  key: string
  title: string
  removeLabel: string
  onRemove: () => void
}

export interface ChosenFiltersProps {
  name: string
  filters: ChosenFilter[]
  clearLabel: string
  onClear: () => void
  className?: string | undefined
}

/** Chosen filters, each removed by a click, and one button for all; nothing if none is chosen. */
export function ChosenFilters({ name, filters, clearLabel, onClear, className }: ChosenFiltersProps) {
  if (filters.length === 0) return null
  return (
    <ul {...plainList} className={classNames(styles.chips, className)} aria-label={name}>
      {filters.map(({ key, title, removeLabel, onRemove }) => (
        <li key={key}>
          <Chip variant="removable" removeLabel={removeLabel} onRemove={onRemove} icon="close">
            {title}
          </Chip>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {clearLabel}
        </button>
      </li>
    </ul>
  )
}
