import type { ReactNode } from 'react'
import styles from './AccountPage.module.scss'

interface AccountPanelProps {
  /** Anchor, to which forms of the panel lead back. */
  id: string
  title: string
  text?: string | undefined
  children: ReactNode
}

/** One matter of the account under its title. */
export function AccountPanel({ id, title, text, children }: AccountPanelProps) {
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-titulo`} data-tone="light">
      <h2 id={`${id}-titulo`} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
