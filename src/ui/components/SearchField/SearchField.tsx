import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react'
import { componentListLabels } from '@/shared/labels/component-lists'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { Icon } from '../Icon/Icon'
import styles from './SearchField.module.scss'

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'size' | 'children'>

/** Other attributes belong to the text box, e.g. name, value, the combobox role. */
export interface SearchFieldProps extends InputAttributes {
  label: string
  isLabelHidden?: boolean
  size?: 'medium' | 'large'
  /** Clears the text box and focuses it; its button is shown while `value` is not empty. */
  onClear?: () => void
  submit?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A search box with its label; the owner renders `search`, and handles the keys of a combobox (ARIA: Search). */
export function SearchField({
  label: name,
  isLabelHidden = false,
  size = 'medium',
  onClear,
  submit,
  className,
  ...input
}: SearchFieldProps) {
  const label = useLabels(componentListLabels)
  const ownId = useId()
  const box = useRef<HTMLDivElement>(null)
  const id = input.id ?? ownId
  const clear = () => {
    onClear?.()
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? 'visually-hidden' : 'bold'} htmlFor={id}>
        {name}
      </label>
      <div ref={box} className={classNames(styles.box, styles[size], !submit && styles.alone)}>
        <Icon name="search" className={styles.icon} />
        <input
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          id={id}
          className={styles.input}
        />
        {onClear && input.value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={label('searchField.clear')}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
        {submit}
      </div>
    </div>
  )
}
