import type { ReactNode } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { plainList } from '@/lib/plain-list'
import styles from './FormLinks.module.scss'

export interface FormLinksProps {
  links: readonly { before?: string; text: string; href: string }[]
  /** The form. */
  children: ReactNode
}

/** A form with links to related forms below. */
export function FormLinks({ links, children }: FormLinksProps) {
  return (
    <div className={styles.group}>
      {children}
      <ul {...plainList} className={styles.links}>
        {links.map(({ before, text, href }) => (
          <li key={href} className={styles.item}>
            {before && <span>{before}</span>}
            <AppLink href={href} className={styles.link}>
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
