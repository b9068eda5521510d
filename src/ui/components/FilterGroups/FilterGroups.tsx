import { useId } from 'react'
import type { LineColor } from '@/shared/content-model/vocabulary'
import { Checkbox } from '../Checkbox/Checkbox'
import { DisclosureMark } from '../DisclosureMark/DisclosureMark'
import styles from './FilterGroups.module.scss'

export interface FilterChoice {
  key: string
  title: string
  count: number
  isChosen: boolean
  color?: LineColor | undefined
}

export interface FilterGroupsProps {
  groups: { key: string; title: string; choices: FilterChoice[] }[]
  onToggle: (groupKey: string, choiceKey: string) => void
}

/** Groups open at first; others open by hand, or if something in them is chosen. */
const OPEN_GROUPS = 2

/** Groups of filters with result counts; filters without results are disabled. */
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
        <DisclosureMark className={styles.mark} />
      </summary>
      <fieldset className={styles.facets} aria-labelledby={`${id}${index}`}>
        {group.choices.map(({ key, title, count, isChosen, color }) => (
          <Checkbox
            key={key}
            className={styles.facet}
            data-line={color}
            isChecked={isChosen}
            isDisabled={count === 0 && !isChosen}
            onChange={() => onToggle(group.key, key)}
          >
            <span className={styles.name}>{title}</span>
            <span className={styles.count}>{count}</span>
          </Checkbox>
        ))}
      </fieldset>
    </details>
  ))
}
