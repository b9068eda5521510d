import { useId } from 'react'
import type { FilterGroup } from '@/shared/content-model/types/filter-group'
import { listingLabels } from '@/shared/labels/listing'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { ChosenFilters } from '@/ui/components/ChosenFilters/ChosenFilters'
import type { FilterGroupsProps } from '@/ui/components/FilterGroups/FilterGroups'
import { type ListingView, type Sort, sorts } from './listing-view'
import styles from './Toolbar.module.scss'

interface SortBoxProps {
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

export interface ToolbarProps {
  view: ListingView
  /** The first is offered as chips. */
  groups: FilterGroupsProps['groups']
  isSortable: boolean
  /** Active facets, also those without a group. */
  chosen: FilterGroup['facets']
  onSort: (sort: Sort) => void
  onToggle: (facetId: string) => void
  onClear: () => void
  onOpenFilters: () => void
}

/** Chosen filters and sorting; on small screens chips: one opens the filters, others are of the first group. */
export function Toolbar({
  view,
  groups: [first],
  isSortable,
  chosen,
  onSort,
  onToggle,
  onClear,
  onOpenFilters,
}: ToolbarProps) {
  const label = useLabels(listingLabels)
  if (!first && !isSortable && chosen.length === 0) return null
  return (
    // Takes the focus of the last removed chip.
    <div className={styles.toolbar} tabIndex={-1}>
      {first && (
        <div className={styles.chips} tabIndex={-1} data-needs-script="">
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpenFilters}>
            {label('listing.openFilters')}
            {chosen.length > 0 && <span className={styles.badge}>{chosen.length}</span>}
          </button>
          {first.choices
            .filter(({ count, isChosen }) => count > 0 || isChosen)
            .map(({ key, title, isChosen }) => (
              <button
                key={key}
                type="button"
                className={styles.chip}
                aria-pressed={isChosen}
                onClick={() => onToggle(key)}
              >
                {title}
              </button>
            ))}
        </div>
      )}
      {isSortable && <SortBox sort={view.sort} onSort={onSort} isWideOnly={first !== undefined} />}
      <ChosenFilters
        className={styles.chosen}
        name={label('listing.chosenFilters')}
        filters={chosen.map(({ id, title }) => ({
          key: id,
          title,
          removeLabel: label('listing.removeFilter', { title }),
          onRemove: () => onToggle(id),
        }))}
        clearLabel={label('listing.clear')}
        onClear={onClear}
      />
    </div>
  )
}
