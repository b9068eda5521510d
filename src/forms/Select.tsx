import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { type Choice, choicesOf } from './RadioGroup'
import { controlProps } from './TextField'

interface SelectProps {
  name: string
  /** Replaces the form's options. */
  options?: readonly Choice[]
}

export function Select({ name, options }: SelectProps) {
  const state = useField(name)
  const { field, texts, value: chosen } = state
  return (
    <FieldFrame state={state}>
      <span className={styles.select}>
        <select
          {...controlProps(state)}
          className={styles.control}
          defaultValue={chosen}
          autoComplete={field.autoComplete ?? 'off'}
        >
          <option value="">{texts.common('form.choose')}</option>
          {choicesOf(state, options).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}
