import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { ArticleModel } from '@/content-model/types/article'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import styles from './ArticleOpening.module.scss'
import { Credits } from './Credits'

/** The words of an opening. A how-to's description and authors follow its steps. */
export function ArticleHead({ page }: { page: ArticleModel }) {
  const label = useLabels(articleLabels)
  const { category, title, description } = page
  const count = page.steps.length
  const eyebrow = category ?? (page.isHowTo ? label('article.howTo') : null)

  return (
    <div className={styles.words}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {count > 0 ? (
        <p className={styles.facts}>
          <span>{label('article.readingTime', { minutes: page.readingMinutes })}</span>
          <span>{label(count === 1 ? 'article.oneStep' : 'article.manySteps', { count })}</span>
        </p>
      ) : (
        <>
          {description && <Paragraphs text={description} className={styles.description} />}
          <Credits page={page} />
        </>
      )}
    </div>
  )
}
