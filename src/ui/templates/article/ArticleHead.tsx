import { LOCALE } from '@/shared/config/site'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { longDate } from '@/shared/utils/long-date'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './ArticleOpening.module.scss'

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

export function HeadPicture({ picture, sizes }: { picture: PictureModel; sizes: string }) {
  return (
    <div className={styles.media} data-screen-only="">
      <Picture picture={picture} sizes={sizes} isMain className={styles.picture} />
    </div>
  )
}

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
      <div className={styles.names}>
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
