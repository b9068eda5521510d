import { ContactText } from '@/components/ContactText/ContactText'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import styles from './Summary.module.scss'

/** An article's key points. */
export function Summary({ points }: { points: string[] }) {
  const label = useLabels(articleLabels)
  return (
    <section className={styles.summary}>
      <h2 className="size-h4">{label('article.summary')}</h2>
      <ul className={styles.points}>
        {[...new Set(points)].map((point) => (
          <li key={point}>
            <ContactText text={point} />
          </li>
        ))}
      </ul>
    </section>
  )
}
