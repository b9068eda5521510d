import { useId, useRef } from 'react'
import type { ScentColor } from '@/shared/content-model/types/product-variant'
import { classNames } from '@/shared/utils/class-names'
import styles from './OptionGroup.module.scss'

export interface OptionGroupProps {
  legend: string
  options: { key: string; name: string; color?: ScentColor }[]
  chosen: string | null
  /** `isWalking`: by arrow keys, which choose each option on the way. */
  onChoose: (key: string, isWalking: boolean) => void
}

/** One of several options, as radio buttons in pills; a single option is shown as text. */
export function OptionGroup({ legend, options, chosen, onChoose }: OptionGroupProps) {
  const group = useId()
  const isWalking = useRef(false)
  return (
    // No fieldset: where its legend stands in a line differs between browsers.
    <div
      role="radiogroup"
      aria-labelledby={`${group}-name`}
      className={styles.group}
      tabIndex={-1}
      data-needs-script=""
      onKeyDown={({ key }) => {
        isWalking.current = key.startsWith('Arrow')
      }}
      onPointerDown={() => {
        isWalking.current = false
      }}
    >
      <span id={`${group}-name`} className={styles.name}>
        {legend}
      </span>
      {options.map(({ key, name, color }) => (
        <label key={key} className={classNames(styles.option, options.length === 1 && styles.only)}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={key === chosen}
            onChange={() => onChoose(key, isWalking.current)}
          />
          {color && <span className={classNames(styles.dot, styles[color])} />}
          {name}
        </label>
      ))}
    </div>
  )
}
