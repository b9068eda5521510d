import { useId } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './FilterGroups.module.scss'

export interface FilterChoice {
  key: string
  title: string
  /** How many entries of the list it leads to. */
  count: number
  isChosen: boolean
}

export interface FilterGroupsProps {
  groups: { key: string; title: string; choices: FilterChoice[] }[]
  onToggle: (groupKey: string, choiceKey: string) => void
}

/** Groups open at first; the others open when something in them is chosen, or by hand. */
const OPEN_GROUPS = 2

/** Groups of filters, each choice with the number of entries it leads to; what leads to none cannot be chosen. */
export function FilterGroups({ groups, onToggle }: FilterGroupsProps) {
  const id = useId()
  return groups.map((group, index) => (
    <details
      key={group.key}
      className={styles.group}
      open={index < OPEN_GROUPS || group.choices.some(({ isChosen }) => isChosen)}
    >
      <summary className={styles.summary}>
        <span id={`${id}${index}`}>{group.title}</span>
        <Icon name="chevronDown" className={styles.mark} />
      </summary>
      <fieldset className={styles.facets} aria-labelledby={`${id}${index}`}>
        {group.choices.map(({ key, title, count, isChosen }) => (
          <label key={key} className={styles.facet}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={({ target }) => target.checked !== isChosen && onToggle(group.key, key)}
            />
            <span className={styles.name}>{title}</span>
            <span className={styles.count}>{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  ))
}
