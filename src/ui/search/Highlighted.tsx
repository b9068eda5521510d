import styles from './Highlighted.module.scss'
import type { HighlightPart } from './port'

/** Matches marked, never as HTML. Each part is an element: translators replace bare text nodes. */
export function Highlighted({ parts }: { parts: HighlightPart[] }) {
  let start = 0
  return parts.map(({ text, isMatch }) => {
    const key = `${start} ${text}`
    start += text.length
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}
