import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import { CharacterCount } from './CharacterCount'
import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { type FieldState, useField } from './form-context'

export const controlProps = ({ field, id, error, describedBy }: FieldState) => ({
  id,
  name: field.name,
  'aria-describedby': describedBy,
  'aria-invalid': error !== null,
  'aria-required': field.isRequired,
})

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

/** A password that can be shown. Always rendered blank. */
export function PasswordField({ name }: { name: string }) {
  const state = useField(name)
  const [isShown, setShown] = useState(false)
  const isHydrated = useIsHydrated()
  const { field, texts } = state
  return (
    <FieldFrame state={state}>
      <span className={styles.password}>
        <input
          {...controlProps(state)}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
          autoComplete={field.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.reveal}
          hidden={!isHydrated}
          aria-pressed={isShown}
          aria-controls={state.id}
          onClick={() => setShown(!isShown)}
        >
          {texts.common(isShown ? 'form.hidePassword' : 'form.showPassword')}
        </button>
      </span>
    </FieldFrame>
  )
}

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
