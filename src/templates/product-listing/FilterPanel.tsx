import { useId } from 'react'
import { Icon } from '@/components/Icon/Icon'
import type { FilterGroup } from '@/models/pages/product-listing'
import styles from './FilterPanel.module.scss'

export interface FilterPanelProps {
  groups: FilterGroup[]
  chosen: string[]
  /** How many products each facet would show. */
  counts: Map<string, number>
  onToggle: (facetId: string) => void
}

/** Groups open at first; the others open when something in them is chosen, or by hand. */
const OPEN_GROUPS = 2

/** The groups of filters, each with its facets and how many products they lead to. */
export function FilterPanel({ groups, chosen, counts, onToggle }: FilterPanelProps) {
  const idBase = useId()
  return groups.map(({ id, title, facets }, index) => (
    <details
      key={id}
      className={styles.group}
      open={index < OPEN_GROUPS || facets.some((facet) => chosen.includes(facet.id))}
    >
      <summary className={styles.summary}>
        <span id={`${idBase}${id}`}>{title}</span>
        <Icon name="chevronDown" className={styles.mark} />
      </summary>
      <fieldset className={styles.facets} aria-labelledby={`${idBase}${id}`}>
        {facets.map((facet) => {
          const isChosen = chosen.includes(facet.id)
          const count = counts.get(facet.id) ?? 0
          return (
            <label key={facet.id} className={styles.facet}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(facet.id)}
              />
              <span className={styles.name}>{facet.title}</span>
              <span className={styles.count}>{count}</span>
            </label>
          )
        })}
      </fieldset>
    </details>
  ))
}
