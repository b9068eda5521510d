import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { controlProps } from './TextField'

/** A photo from the device. What it is decides the server. */
export function PhotoField({ name }: { name: string }) {
  const state = useField(name)
  return (
    <FieldFrame state={state}>
      <input
        {...controlProps(state)}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className={styles.file}
      />
    </FieldFrame>
  )
}
