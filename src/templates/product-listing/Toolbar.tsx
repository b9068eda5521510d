import { ChosenFilters } from '@/components/ChosenFilters/ChosenFilters'
import type { FilterGroupsProps } from '@/components/FilterGroups/FilterGroups'
import type { FilterGroup } from '@/content-model/types/filter-group'
import { listingLabels } from '@/labels/listing'
import { useLabels } from '@/labels/use-labels'
import type { ListingView, Sort } from './listing-view'
import { SortBox } from './SortBox'
import styles from './Toolbar.module.scss'

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

/**
 * Chosen filters and sorting; on small screens one row of chips, of which the first opens the filters (with the sorting)
 * and the others are those of the first group.
 */
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
        <div className={styles.chips} data-needs-script="">
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
