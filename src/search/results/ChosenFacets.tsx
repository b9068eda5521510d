import { Icon } from '@/components/Icon/Icon'
import { useLabels } from '@/labels/LabelsProvider'
import type { SearchState } from '../core/url-state'
import styles from './ProductTab.module.scss'

export interface ChosenFacetsProps {
  facets: SearchState['facets']
  onRemove: (group: string, title: string) => void
  onClear: () => void
}

/** The chosen facets, each removed by a press; nothing where none is chosen. */
export function ChosenFacets({ facets, onRemove, onClear }: ChosenFacetsProps) {
  const label = useLabels()
  const chosen = Object.entries(facets).flatMap(([group, titles]) =>
    titles.map((title) => ({ group, title })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={label('search.chosenFilters')}>
      {chosen.map(({ group, title }) => (
        <li key={`${group} ${title}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={label('search.removeFilter', { title })}
            onClick={() => onRemove(group, title)}
          >
            {title}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {label('search.clearFilters')}
        </button>
      </li>
    </ul>
  )
}
