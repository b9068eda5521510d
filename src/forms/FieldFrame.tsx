import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import styles from './fields.module.scss'
import type { FieldState } from './form-context'

/** The mark of a field that must be filled in, or the word for one that need not. */
export function RequiredMark({ state: { field, texts } }: { state: FieldState }) {
  return field.isRequired ? (
    <span className={styles.mark} aria-hidden="true">
      {'\u00a0*'}
    </span>
  ) : (
    <span className={styles.optional}> {texts.common('form.optional')}</span>
  )
}

/** What is wrong with a field, said before its control. */
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

/** A control under its label, with its hint and what is wrong with it. */
export function FieldFrame({ state, children }: { state: FieldState; children: ReactNode }) {
  const { field, texts, id, error } = state
  return (
    <div className={classNames(styles.field, error !== null && styles.faulty)}>
      <label className={styles.label} htmlFor={id}>
        {texts.label(field.name)}
        <RequiredMark state={state} />
      </label>
      <FieldHint state={state} />
      <FieldError state={state} />
      {children}
    </div>
  )
}

/** A fieldset in a role that, unlike its own, may be required or wrong as a whole. */
const radioGroup = ({ field, error, describedBy }: FieldState) => ({
  role: 'radiogroup',
  'aria-describedby': describedBy,
  'aria-required': field.isRequired,
  'aria-invalid': error !== null,
})

/** Several controls that are one question. */
export function GroupFrame({ state, children }: { state: FieldState; children: ReactNode }) {
  const { field, texts, error } = state
  return (
    <fieldset className={classNames(styles.field, error !== null && styles.faulty)} {...radioGroup(state)}>
      <legend className={styles.label}>
        {texts.label(field.name)}
        <RequiredMark state={state} />
      </legend>
      <FieldHint state={state} />
      <FieldError state={state} />
      {children}
    </fieldset>
  )
}
