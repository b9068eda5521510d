import type { HighlightPart } from './core/highlight'
import styles from './Highlighted.module.scss'

/** A text with what was found in it marked; always drawn as text, whatever the index says. */
export function Highlighted({ parts }: { parts: HighlightPart[] }) {
  let start = 0
  return parts.map(({ text, isMatch }) => {
    const key = start
    start += text.length
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    )
  })
}
