import { useId } from 'react'
import { Icon } from '@/components/Icon/Icon'
import styles from './Facets.module.scss'
import type { FacetGroup } from './facet-groups'

export interface FacetsProps {
  groups: FacetGroup[]
  onToggle: (group: string, title: string) => void
}

/** Groups open at first; the others open when something in them is chosen, or by hand. */
const OPEN_GROUPS = 2

/** The facet groups of the products, each facet with the number of products it leads to. */
export function Facets({ groups, onToggle }: FacetsProps) {
  const id = useId()
  return groups.map(({ key, title, choices }, index) => (
    <details
      key={key}
      className={styles.group}
      open={index < OPEN_GROUPS || choices.some(({ isChosen }) => isChosen)}
    >
      <summary className={styles.summary}>
        <span id={`${id}${key}`}>{title}</span>
        <Icon name="chevronDown" className={styles.mark} />
      </summary>
      <fieldset className={styles.facets} aria-labelledby={`${id}${key}`}>
        {choices.map((choice) => (
          <label key={choice.title} className={styles.facet}>
            <input
              type="checkbox"
              className={styles.box}
              checked={choice.isChosen}
              onChange={() => onToggle(key, choice.title)}
            />
            <span className={styles.name}>{choice.title}</span>
            <span className={styles.count}>{choice.count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  ))
}
