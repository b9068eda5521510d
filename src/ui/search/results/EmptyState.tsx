import type { ReactNode, Ref } from 'react'
import styles from './SearchResults.module.scss'

export interface EmptyStateProps {
  title: string
  hint?: string
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

export function EmptyState({ title, hint, headingRef, children }: EmptyStateProps) {
  return (
    <div className={styles.nothing}>
      <h2 ref={headingRef} className={styles.nothingTitle} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
