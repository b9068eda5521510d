import styles from './SuggestionPanel.module.scss'

const KEYWORDS = ['a', 'b', 'c', 'd']
const CARDS = ['a', 'b', 'c', 'd']

/** Reserves the space of suggestions. */
export function SuggestionSkeleton() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <div className={styles.keywords}>
        {KEYWORDS.map((key) => (
          <span key={key} className={styles.boneLine} />
        ))}
      </div>
      <div className={styles.boneCards}>
        {CARDS.map((key) => (
          <span key={key} className={styles.boneCard} />
        ))}
      </div>
    </div>
  )
}
