import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { Acted, ModeratedReview } from '@/models/moderation'
import styles from './ReviewNotices.module.scss'

export interface ReviewNoticesProps {
  review: ModeratedReview
  acted: Acted | null
}

/** What became of the last decision, and what to look at before the next. */
export function ReviewNotices({ review, acted }: ReviewNoticesProps) {
  const label = useLabels(moderationLabels)
  const { harm, hints, others, isReviewable, status } = review
  const notices = [
    harm && label(`moderation.harm.${harm.progress}`, { number: harm.number }),
    isReviewable ? null : label('moderation.notReviewable'),
    others === 1 && label('moderation.others.one'),
    others > 1 && label('moderation.others.many', { count: others }),
  ].filter((notice) => typeof notice === 'string')
  return (
    <>
      {acted && acted !== 'invalid' && (
        <p className={acted === 'done' ? styles.good : styles.notice} role="status">
          {label(`moderation.${acted}`, { status: label(`moderation.status.${status}`) })}
        </p>
      )}
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {hints.length > 0 && (
        <div className={styles.notice}>
          <h2 className={styles.hints}>{label('moderation.hints')}</h2>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{label(`moderation.hint.${hint}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
