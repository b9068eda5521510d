import { useId } from 'react'
import { ChosenFilters } from '@/components/ChosenFilters/ChosenFilters'
import type { FilterGroup } from '@/content-model/types/filter-group'
import { compareBarLabels } from '@/labels/compare-bar'
import { listingLabels } from '@/labels/listing'
import { useLabels } from '@/labels/use-labels'
import { type ListingView, type Sort, sorts } from './listing-view'
import styles from './Toolbar.module.scss'

export interface ToolbarProps {
  view: ListingView
  groups: FilterGroup[]
  isSortable: boolean
  /** Active facets, also those without a group. */
  chosen: FilterGroup['facets']
  count: number
  /** Number of products chosen for comparison, announced too. */
  comparedCount: number
  onSort: (sort: Sort) => void
  onRemove: (facetId: string) => void
  onClear: () => void
  onOpenFilters: () => void
}

/** Number of products, chosen filters, sorting, and on small screens the filter button. */
export function Toolbar({
  view,
  groups,
  isSortable,
  chosen,
  count,
  comparedCount,
  onSort,
  onRemove,
  onClear,
  onOpenFilters,
}: ToolbarProps) {
  const label = useLabels(listingLabels)
  const barLabel = useLabels(compareBarLabels)
  const sortId = useId()

  return (
    // Takes the focus of the last removed chip.
    <div className={styles.toolbar} tabIndex={-1}>
      <p className={styles.count} role="status">
        <span>{count === 1 ? label('listing.one') : label('listing.many', { count })}</span>
        {comparedCount > 0 && ' '}
        {comparedCount > 0 && (
          <span className="visually-hidden">
            {barLabel(comparedCount === 1 ? 'compare.chosenOne' : 'compare.chosenMany', {
              count: comparedCount,
            })}
          </span>
        )}
      </p>
      {groups.length > 0 && (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
          data-needs-script=""
        >
          {label('listing.openFilters')}
          {chosen.length > 0 && <span className={styles.badge}>{chosen.length}</span>}
        </button>
      )}
      {isSortable && (
        <div className={styles.sort} data-needs-script="">
          <label htmlFor={sortId}>{label('listing.sort')}</label>
          <select
            id={sortId}
            className={styles.select}
            value={view.sort}
            onChange={({ target }) => onSort(sorts.find((sort) => sort === target.value) ?? 'featured')}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {label(`listing.sort.${sort}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <ChosenFilters
        className={styles.chips}
        name={label('listing.chosenFilters')}
        filters={chosen.map(({ id, title }) => ({
          key: id,
          title,
          removeLabel: label('listing.removeFilter', { title }),
          onRemove: () => onRemove(id),
        }))}
        clearLabel={label('listing.clear')}
        onClear={onClear}
      />
    </div>
  )
}
