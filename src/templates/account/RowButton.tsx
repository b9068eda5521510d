import type { ReactNode } from 'react'
import { ButtonForm } from '@/forms/ButtonForm'
import styles from './AccountPage.module.scss'

interface RowButtonProps {
  form: string
  hidden: Readonly<Record<string, string>>
  /** Accessible name: the action and its row. */
  name: string
  children: ReactNode
}

/** An action on a list's row. */
export function RowButton({ form, hidden, name, children }: RowButtonProps) {
  return (
    <ButtonForm form={form} page="conta" hidden={hidden}>
      <button type="submit" className={styles.quiet} aria-label={name}>
        {children}
      </button>
    </ButtonForm>
  )
}
