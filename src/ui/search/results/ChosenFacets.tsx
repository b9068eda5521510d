import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { ChosenFilters } from '@/ui/components/ChosenFilters/ChosenFilters'
import type { SearchState } from '../core/url-state'
import styles from './ProductTab.module.scss'

export interface ChosenFacetsProps {
  facets: SearchState['facets']
  onRemove: (group: string, title: string) => void
  onClear: () => void
}

/** The chosen facets of all groups in one list. */
export function ChosenFacets({ facets, onRemove, onClear }: ChosenFacetsProps) {
  const label = useLabels(searchLabels)
  const filters = Object.entries(facets).flatMap(([group, titles]) =>
    titles.map((title) => ({
      key: `${group} ${title}`,
      title,
      removeLabel: label('search.removeFilter', { title }),
      onRemove: () => onRemove(group, title),
    })),
  )
  return (
    <ChosenFilters
      className={styles.chips}
      name={label('search.chosenFilters')}
      filters={filters}
      clearLabel={label('search.clearFilters')}
      onClear={onClear}
    />
  )
}
