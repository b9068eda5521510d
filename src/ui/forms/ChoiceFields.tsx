import type { ReactNode } from 'react'
import { TICKED } from '@/shared/schemas/fields'
import { classNames } from '@/shared/utils/class-names'
import {
  FieldError,
  FieldFrame,
  FieldHint,
  frameClass,
  GroupFrame,
  RequiredMark,
  radioOption,
} from './FieldFrame'
import styles from './fields.module.scss'
import { type FieldState, useField } from './form-context'
import { controlProps } from './TextField'

export interface Choice {
  value: string
  text: string
}

/** @param options instead of the form's */
export const choicesOf = ({ field, texts }: FieldState, options?: readonly Choice[]): readonly Choice[] =>
  options ?? (field.options ?? []).map((value) => ({ value, text: texts.option(field.name, value) }))

interface ChoiceProps {
  name: string
  /** Replaces the form's options. */
  options?: readonly Choice[]
}

/** @param props `isRow`: short options side by side */
export function RadioGroup({ name, options, isRow = false }: ChoiceProps & { isRow?: boolean }) {
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

export function Select({ name, options }: ChoiceProps) {
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
