import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { type FieldState, useField } from './form-context'

/** Attributes of every text control. */
export const controlProps = ({ field, id, error, describedBy }: FieldState) => ({
  id,
  name: field.name,
  'aria-describedby': describedBy,
  'aria-invalid': error !== null,
  'aria-required': field.isRequired,
})

/** A text or e-mail address of one line. */
export function TextField({ name }: { name: string }) {
  const state = useField(name)
  const { field, value } = state
  const isEmail = field.kind === 'email'
  return (
    <FieldFrame state={state}>
      <input
        {...controlProps(state)}
        type={isEmail ? 'email' : 'text'}
        className={styles.control}
        defaultValue={value}
        autoComplete={field.autoComplete ?? 'off'}
        inputMode={field.inputMode}
        autoCapitalize={isEmail ? 'none' : undefined}
        spellCheck={isEmail ? false : undefined}
      />
    </FieldFrame>
  )
}
