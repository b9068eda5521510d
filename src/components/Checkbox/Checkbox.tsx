import type { LabelHTMLAttributes } from 'react'
import { classNames } from '@/lib/class-names'
import styles from './Checkbox.module.scss'

/** Attributes that are not named here are those of the label, and so are the children. */
export interface CheckboxProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'onChange'> {
  isChecked: boolean
  /** Called where the tick differs from `isChecked`, so that a choice made before the scripts ran counts once. */
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  /** What it is, read aloud, where the words beside it say too little. */
  name?: string
  boxClassName?: string | undefined
}

/** A choice, in its label (ARIA Authoring Practices: Checkbox, with the browser's own keys). */
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
