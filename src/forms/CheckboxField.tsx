import type { ReactNode } from 'react'
import { TICKED } from '@/form-schemas/fields'
import { FieldError, FieldHint, frameClass, RequiredMark } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { controlProps } from './TextField'

interface CheckboxFieldProps {
  name: string
  /** Replaces the field's label, e.g. by one with a link. */
  children?: ReactNode
}

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
