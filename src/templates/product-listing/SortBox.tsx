import { useId } from 'react'
import { listingLabels } from '@/labels/listing'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { type Sort, sorts } from './listing-view'
import styles from './Toolbar.module.scss'

export interface SortBoxProps {
  sort: Sort
  onSort: (sort: Sort) => void
  /** Another place has one on small screens. */
  isWideOnly?: boolean
}

export function SortBox({ sort, onSort, isWideOnly = false }: SortBoxProps) {
  const label = useLabels(listingLabels)
  const id = useId()
  return (
    <div className={classNames(styles.sort, isWideOnly && styles.wideOnly)} data-needs-script="">
      <label htmlFor={id}>{label('listing.sort')}</label>
      <select
        id={id}
        className={styles.select}
        value={sort}
        onChange={({ target }) => onSort(sorts.find((each) => each === target.value) ?? 'featured')}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {label(`listing.sort.${each}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
