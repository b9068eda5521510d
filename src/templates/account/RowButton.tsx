import type { ReactNode } from 'react'
import { ButtonForm } from '@/forms/ButtonForm'
import styles from './AccountPage.module.scss'

interface RowButtonProps {
  form: string
  hidden: Readonly<Record<string, string>>
  /** What it does and to which row, for those who hear it alone. */
  name: string
  children: ReactNode
}

/** What can be done with one row of a list. */
export function RowButton({ form, hidden, name, children }: RowButtonProps) {
  return (
    <ButtonForm form={form} page="conta" hidden={hidden}>
      <button type="submit" className={styles.quiet} aria-label={name}>
        {children}
      </button>
    </ButtonForm>
  )
}
