import type { ReactNode } from 'react'
import { TICKED } from '@/form-schemas/fields'
import { FieldError, FieldHint, frameClass, RequiredMark } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { controlProps } from './TextField'

interface CheckboxFieldProps {
  name: string
  /** In place of the field's own words, such as a text with a link in it. */
  children?: ReactNode
}

/** A box to tick, beside its words. */
export function CheckboxField({ name, children }: CheckboxFieldProps) {
  const state = useField(name)
  const { texts, value } = state
  return (
    <div className={frameClass(state)}>
      <FieldError state={state} />
      <label className={styles.agreement}>
        <input
          {...controlProps(state)}
          type="checkbox"
          value={TICKED}
          defaultChecked={value === TICKED}
          className={styles.tick}
        />
        <span>
          {children ?? texts.label(name)}
          <RequiredMark state={state} />
        </span>
      </label>
      <FieldHint state={state} />
    </div>
  )
}
