import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Picture } from '@/components/Picture/Picture'
import type { HowToStep } from '@/content-model/types/how-to-step'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import { ARTICLE_ANCHORS, stepAnchor } from '@/routing/own-ids'
import styles from './HowTo.module.scss'

export interface HowToProps {
  supplies: string[]
  steps: HowToStep[]
}

/** Supplies, then steps. */
export function HowTo({ supplies, steps }: HowToProps) {
  const label = useLabels(articleLabels)
  return (
    <>
      {supplies.length > 0 && (
        <section className={styles.supplies}>
          <h2 className="size-h4">{label('article.supplies')}</h2>
          <ul {...plainList} className={styles.list}>
            {[...new Set(supplies)].map((supply) => (
              <li key={supply}>{supply}</li>
            ))}
          </ul>
        </section>
      )}
      {steps.length > 0 && (
        <section className={styles.section}>
          <h2 id={ARTICLE_ANCHORS.steps} className="size-h3">
            {label('article.steps')}
          </h2>
          <ol {...plainList} className={styles.steps}>
            {steps.map(({ id, title, text, image }, index) => (
              <li key={id} id={stepAnchor(index)} className={styles.step}>
                <div className={styles.body}>
                  <h3 className={styles.stepTitle}>{title}</h3>
                  <Paragraphs text={text} />
                  {image && (
                    <Picture
                      picture={image}
                      sizes={'min(82vw, 32rem)'}
                      maxWidth={1024}
                      className={styles.image}
                    />
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
