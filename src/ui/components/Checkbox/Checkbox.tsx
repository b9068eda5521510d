import type { LabelHTMLAttributes } from 'react'
import { classNames } from '@/shared/utils/class-names'
import styles from './Checkbox.module.scss'

/** Other attributes and the children belong to the label. */
export interface CheckboxProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'onChange'> {
  isChecked: boolean
  /** Called if the state differs from `isChecked`, so that a choice made before hydration counts once. */
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  /** Accessible name, where the text beside it is not enough. */
  name?: string
  boxClassName?: string | undefined
}

/** A check box with its label (ARIA Authoring Practices: Checkbox; native keys). */
export function Checkbox({
  isChecked,
  onChange,
  isDisabled = false,
  name,
  boxClassName,
  children,
  ...label
}: CheckboxProps) {
  return (
    <label {...label}>
      <input
        type="checkbox"
        className={classNames(styles.box, boxClassName)}
        aria-label={name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => target.checked !== isChecked && onChange(target.checked)}
      />
      {children}
    </label>
  )
}
