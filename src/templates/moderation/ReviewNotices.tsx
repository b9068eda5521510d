import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { ModeratedReview } from '@/models/moderation'
import { DECISION_ID } from './Decisions'
import styles from './ReviewNotices.module.scss'

export interface ReviewNoticesProps {
  review: ModeratedReview
  /** The last decision's result in words, or null. */
  outcome: string | null
  isDone: boolean
}

/** The last decision's result, and notes for the next. */
export function ReviewNotices({ review, outcome, isDone }: ReviewNoticesProps) {
  const label = useLabels(moderationLabels)
  const { harm, hints, others, isReviewable } = review
  const notices = [
    harm && label(`moderation.harm.${harm.progress}`, { number: harm.number }),
    isReviewable ? null : label('moderation.notReviewable'),
    others === 1 && label('moderation.others.one'),
    others > 1 && label('moderation.others.many', { count: others }),
  ].filter((notice) => typeof notice === 'string')
  return (
    <>
      {outcome && (
        <p id={DECISION_ID} className={isDone ? styles.good : styles.notice} tabIndex={-1}>
          {outcome}
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
