import type { ReactNode } from 'react'
import { DisclosureMark } from '@/components/DisclosureMark/DisclosureMark'
import styles from './Folded.module.scss'

/** A part after the text, folded below its title. @param id for links to it */
export function Folded({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        <h2 id={id} className="size-h4">
          {title}
        </h2>
        <DisclosureMark />
      </summary>
      {children}
    </details>
  )
}
