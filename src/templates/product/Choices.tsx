import { useId } from 'react'
import { classNames } from '@/lib/class-names'
import type { ScentColor } from '@/models/pages/product'
import styles from './Choices.module.scss'

export interface ChoicesProps {
  legend: string
  options: { key: string; name: string; color?: ScentColor }[]
  chosen: string | null
  onChoose: (key: string) => void
}

/** One choice out of several, as radio buttons drawn as pills; a single option is only told. */
export function Choices({ legend, options, chosen, onChoose }: ChoicesProps) {
  const group = useId()
  return (
    <fieldset className={styles.group} data-needs-script="">
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ key, name, color }) => (
        <label key={key} className={classNames(styles.option, options.length === 1 && styles.only)}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {color && <span className={classNames(styles.dot, styles[color])} />}
          {name}
        </label>
      ))}
    </fieldset>
  )
}
