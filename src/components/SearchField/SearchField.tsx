import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react'
import { componentListLabels } from '@/labels/component-lists'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { Icon } from '../Icon/Icon'
import styles from './SearchField.module.scss'

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'size' | 'children'>

/** Attributes that are not named here are those of the text box: its name, its value, the role of a combobox. */
export interface SearchFieldProps extends InputAttributes {
  label: string
  /** The label is heard only. */
  isLabelHidden?: boolean
  /** Larger letters, where the field is all there is to do. */
  size?: 'medium' | 'large'
  /** Empties the text box, which gets the focus again; the button for it is there while `value` holds anything. */
  onClear?: () => void
  /** The button that submits, at the end of the field. */
  submit?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A text box to search with, under its label (ARIA Authoring Practices: Landmarks, Search; with the role of a combobox,
 * Editable Combobox With List Autocomplete, whose keys its owner handles). Its owner puts it in a `search` element.
 */
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
