import { useEffect, useRef } from 'react'
import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { controlProps } from './TextField'

/** A photo. If it could not be stored, the field is emptied: most phones cannot remove a chosen file. */
export function PhotoField({ name }: { name: string }) {
  const state = useField(name)
  const { problem } = state
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem?.code === 'storageFailed' && ref.current) ref.current.value = ''
  }, [problem])
  return (
    <FieldFrame state={state}>
      <input
        {...controlProps(state)}
        ref={ref}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className={styles.file}
      />
    </FieldFrame>
  )
}
