import { classNames } from '@/lib/class-names'
import { GroupFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { radioOption } from './radio-option'

export interface Choice {
  value: string
  text: string
}

interface RadioGroupProps {
  name: string
  /** Replaces the form's options. */
  options?: readonly Choice[]
  /** Short options side by side. */
  isRow?: boolean
}

export function RadioGroup({ name, options, isRow = false }: RadioGroupProps) {
  const state = useField(name)
  const { field, texts } = state
  const choices =
    options ?? (field.options ?? []).map((value) => ({ value, text: texts.option(name, value) }))
  return (
    <GroupFrame state={state}>
      <div className={classNames(styles.choices, isRow && styles.row)}>
        {choices.map(({ value, text }, index) => (
          <label key={value} className={styles.choice}>
            <input {...radioOption(state, value, index)} className={styles.tick} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
