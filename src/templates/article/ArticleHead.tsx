import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Picture } from '@/components/Picture/Picture'
import { LOCALE } from '@/config/site'
import type { ArticleModel } from '@/content-model/types/article'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { longDate } from '@/lib/long-date'
import { sizesUpTo } from '@/lib/sizes-up-to'
import styles from './ArticleHead.module.scss'

/** An article's opening: subject, title, summary, authors and picture. */
export function ArticleHead({ page }: { page: ArticleModel }) {
  const label = useLabels(articleLabels)
  const { category, title, description, picture, author, reviewer, publishedOn, reviewedOn } = page
  const eyebrow = category ?? (page.isHowTo ? label('article.howTo') : null)

  return (
    <div className={classNames(styles.head, !picture && styles.textOnly)}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {description && <Paragraphs text={description} className={styles.description} />}
        <div className={styles.byline}>
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
            <p className={styles.meta}>
              {publishedOn && (
                <time dateTime={publishedOn}>
                  {label('article.publishedOn', { date: longDate(publishedOn) })}
                </time>
              )}
              {reviewedOn && (
                <time dateTime={reviewedOn}>
                  {label('article.reviewedOn', { date: longDate(reviewedOn) })}
                </time>
              )}
              <span>{label('article.readingTime', { minutes: page.readingMinutes })}</span>
            </p>
          </div>
        </div>
      </div>
      {picture && (
        <div className={styles.media} data-screen-only="">
          <Picture
            picture={picture}
            sizes={sizesUpTo({ mobile: '100vw' }, '45vw')}
            isMain
            className={styles.picture}
          />
        </div>
      )}
    </div>
  )
}
