import type { HowToStep } from '@/shared/content-model/types/article-parts'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { stepAnchor } from '@/shared/routing/own-ids'
import { plainList } from '@/shared/utils/plain-list'
import { ContactText } from '@/ui/components/ContactText/ContactText'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './HowTo.module.scss'

/** What to have at hand before the first step. */
export function Supplies({ supplies }: { supplies: string[] }) {
  const label = useLabels(articleLabels)
  return (
    <section className={styles.supplies}>
      <h2 className="size-h4">{label('article.supplies')}</h2>
      <ul {...plainList} className={styles.list}>
        {[...new Set(supplies)].map((supply) => (
          <li key={supply}>{supply}</li>
        ))}
      </ul>
    </section>
  )
}

export function Steps({ steps }: { steps: HowToStep[] }) {
  return (
    <ol {...plainList} className={styles.steps}>
      {steps.map(({ id, title, text, image }, index) => (
        <li key={id} id={stepAnchor(index)} className={styles.step}>
          <div className={styles.body}>
            <h3 className={styles.stepTitle}>{title}</h3>
            <Paragraphs text={text} />
            {image && (
              <Picture picture={image} sizes="min(82vw, 32rem)" maxWidth={1024} className={styles.image} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

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
