import type { ReactNode } from 'react'
import { classNames } from '@/shared/utils/class-names'
import styles from './fields.module.scss'
import type { FieldState } from './form-context'

export function RequiredMark({ state: { field, texts } }: { state: FieldState }) {
  return field.isRequired ? (
    <span className={styles.mark} aria-hidden="true">
      {'\u00a0*'}
    </span>
  ) : (
    <span className={styles.optional}> {texts.common('form.optional')}</span>
  )
}

export function FieldError({ state: { id, error, texts } }: { state: FieldState }) {
  return (
    error !== null && (
      <p id={`${id}-error`} className={styles.error}>
        <span className="visually-hidden">{texts.common('form.errorMark')} </span>
        {error}
      </p>
    )
  )
}

export function FieldHint({ state: { id, hint } }: { state: FieldState }) {
  return (
    hint !== null && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )
  )
}

export const frameClass = ({ error }: FieldState): string | undefined =>
  classNames(styles.field, error !== null && styles.faulty)

const FieldName = ({ state }: { state: FieldState }) => (
  <>
    {state.texts.label(state.field.name)}
    <RequiredMark state={state} />
  </>
)

export function FieldFrame({ state, children }: { state: FieldState; children: ReactNode }) {
  return (
    <div className={frameClass(state)}>
      <label className={styles.label} htmlFor={state.id}>
        <FieldName state={state} />
      </label>
      <FieldHint state={state} />
      <FieldError state={state} />
      {children}
    </div>
  )
}

/** Unlike a fieldset's own role, this one may be required or invalid. */
const radioGroup = ({ field, error, describedBy }: FieldState) => ({
  role: 'radiogroup',
  'aria-describedby': describedBy,
  'aria-required': field.isRequired,
  'aria-invalid': error !== null,
})

/** A radio button. The first has the field's id, the target of the error summary's link. */
export const radioOption = ({ field, id, value: chosen }: FieldState, value: string, index: number) => ({
  type: 'radio',
  id: index === 0 ? id : undefined,
  name: field.name,
  value,
  defaultChecked: value === chosen,
})

export function GroupFrame({ state, children }: { state: FieldState; children: ReactNode }) {
  return (
    <fieldset className={frameClass(state)} {...radioGroup(state)}>
      <legend className={styles.label}>
        <FieldName state={state} />
      </legend>
      <FieldHint state={state} />
      <FieldError state={state} />
      {children}
    </fieldset>
  )
}
