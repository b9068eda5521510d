import type { ReactNode } from 'react'
import styles from './SearchResults.module.scss'

export interface NothingProps {
  title: string
  hint?: string
  children?: ReactNode
}

/** Says that there is nothing to show, and what to do about it. */
export function Nothing({ title, hint, children }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <h2 className={styles.nothingTitle}>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
