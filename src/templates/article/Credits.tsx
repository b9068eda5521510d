import { Picture } from '@/components/Picture/Picture'
import { LOCALE } from '@/config/site'
import type { ArticleModel } from '@/content-model/types/article'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { longDate } from '@/lib/long-date'
import styles from './Credits.module.scss'

/** Who wrote and reviewed the text, when, and how long it takes to read, which a how-to says in its opening. */
export function Credits({ page }: { page: ArticleModel }) {
  const label = useLabels(articleLabels)
  const { author, reviewer, publishedOn, reviewedOn } = page
  return (
    <div className={styles.credits}>
      {author?.photo && (
        <Picture
          picture={{ ...author.photo, alt: '' }}
          sizes="3rem"
          maxWidth={360}
          className={styles.photo}
        />
      )}
      <div className={styles.facts}>
        {author && <p className="bold">{label('article.by', { name: author.name })}</p>}
        {reviewer && (
          <p>
            {label('article.reviewedBy', {
              name: [reviewer.name, reviewer.role?.toLocaleLowerCase(LOCALE)].filter(Boolean).join(', '),
            })}
          </p>
        )}
        {(publishedOn || reviewedOn || page.steps.length === 0) && (
          <p className={styles.meta}>
            {publishedOn && (
              <time dateTime={publishedOn}>
                {label('article.publishedOn', { date: longDate(publishedOn) })}
              </time>
            )}
            {reviewedOn && (
              <time dateTime={reviewedOn}>{label('article.reviewedOn', { date: longDate(reviewedOn) })}</time>
            )}
            {page.steps.length === 0 && (
              <span>{label('article.readingTime', { minutes: page.readingMinutes })}</span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
