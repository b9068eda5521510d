import styles from './ResultsSkeleton.module.scss'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Reserves the space of results. */
export function ResultsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.heading} />
      <span className={styles.tabs} />
      <div className={styles.cards}>
        {CARDS.map((key) => (
          <span key={key} className={styles.card} />
        ))}
      </div>
    </div>
  )
}
