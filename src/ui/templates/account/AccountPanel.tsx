import type { ReactNode } from 'react'
import type { DoneAction } from '@/shared/content-model/views/account'
import { accountPageLabels } from '@/shared/labels/account-page'
import { useLabels } from '@/shared/labels/use-labels'
import { ACTION_LINE_ID } from '@/shared/routing/account-pages'
import { ButtonForm } from '@/ui/forms/ButtonForm'
import styles from './AccountPage.module.scss'

interface AccountPanelProps {
  id: string
  title: string
  text?: string | undefined
  done?: DoneAction | null
  children: ReactNode
}

/** A part of the account. The line that confirms an action is the address's target, so that browsers focus it. */
export function AccountPanel({ id, title, text, done = null, children }: AccountPanelProps) {
  const label = useLabels(accountPageLabels)
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-titulo`} data-tone="light">
      <h2 id={`${id}-titulo`} className="size-h3">
        {title}
      </h2>
      {done && (
        <p id={ACTION_LINE_ID} className={styles.done} tabIndex={-1}>
          {label(`account.done.${done.action}`, { name: done.name })}
        </p>
      )}
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  )
}

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
