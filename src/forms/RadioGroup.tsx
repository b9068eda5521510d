import { classNames } from '@/lib/class-names'
import { GroupFrame, radioOption } from './FieldFrame'
import styles from './fields.module.scss'
import { type FieldState, useField } from './form-context'

export interface Choice {
  value: string
  text: string
}

/** @param options instead of the form's */
export const choicesOf = ({ field, texts }: FieldState, options?: readonly Choice[]): readonly Choice[] =>
  options ?? (field.options ?? []).map((value) => ({ value, text: texts.option(field.name, value) }))

interface RadioGroupProps {
  name: string
  /** Replaces the form's options. */
  options?: readonly Choice[]
  /** Short options side by side. */
  isRow?: boolean
}

export function RadioGroup({ name, options, isRow = false }: RadioGroupProps) {
  const state = useField(name)
  return (
    <GroupFrame state={state}>
      <div className={classNames(styles.choices, isRow && styles.row)}>
        {choicesOf(state, options).map(({ value, text }, index) => (
          <label key={value} className={styles.choice}>
            <input {...radioOption(state, value, index)} className={styles.tick} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
