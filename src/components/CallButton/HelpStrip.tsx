import type { LinksSection } from '@/content-model/types/link'
import { plainList } from '@/lib/plain-list'
import { CallButton } from './CallButton'
import styles from './CallButton.module.scss'

export type HelpStripProps = Pick<LinksSection, 'title' | 'links'>

/** A question and the numbers for it, in one line. */
export function HelpStrip({ title, links }: HelpStripProps) {
  return (
    <div className={styles.strip} data-tone="light">
      {title && <p className={styles.question}>{title}</p>}
      <ul {...plainList} className={styles.numbers} aria-label={title ?? undefined}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <CallButton href={href} text={text} isShort />
          </li>
        ))}
      </ul>
    </div>
  )
}
