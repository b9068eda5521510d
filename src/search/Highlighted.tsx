import styles from './Highlighted.module.scss'
import type { HighlightPart } from './port'

/**
 * A text with its matches marked, never as HTML. Every part is an element: translators of browsers replace bare text nodes,
 * which React then cannot remove.
 */
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
