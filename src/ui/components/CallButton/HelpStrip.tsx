import type { LinksSection } from '@/shared/content-model/types/link'
import styles from './CallButton.module.scss'
import { CallList } from './CallList'

export type HelpStripProps = Pick<LinksSection, 'title' | 'links'>

/** A question and the numbers for it, in one line. */
export function HelpStrip({ title, links }: HelpStripProps) {
  return (
    <div className={styles.strip} data-tone="light">
      {title && <p className={styles.question}>{title}</p>}
      <CallList calls={links} label={title ?? undefined} isShort />
    </div>
  )
}
