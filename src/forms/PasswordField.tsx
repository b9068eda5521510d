import { useState } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { useField } from './form-context'
import { controlProps } from './TextField'

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
