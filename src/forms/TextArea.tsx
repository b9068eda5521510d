import { CharacterCount } from './CharacterCount'
import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { controlProps } from './TextField'

/** A text of several lines with a character count. */
export function TextArea({ name, rows = 6 }: { name: string; rows?: number }) {
  const state = useField(name, ['-count'])
  const { field, value, texts, id } = state
  return (
    <FieldFrame state={state}>
      <textarea {...controlProps(state)} className={styles.control} rows={rows} defaultValue={value} />
      <CharacterCount controlId={id} min={field.min} max={field.max} texts={texts} />
    </FieldFrame>
  )
}
