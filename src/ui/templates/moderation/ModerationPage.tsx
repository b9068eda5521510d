import type { ReactNode } from 'react'
import type { Acted, ModeratedReview, ModerationView } from '@/shared/content-model/views/moderation'
import { moderationLabels } from '@/shared/labels/moderation'
import { useLabels } from '@/shared/labels/use-labels'
import { MAIN_ID } from '@/shared/routing/page-ids'
import { PageTitle } from '@/ui/head/PageTitle'
import { DECISION_ID, Decisions } from './Decisions'
import styles from './ModerationPage.module.scss'
import { ReviewFacts, ReviewText } from './ReviewText'

interface StaffLayoutProps {
  /** The page's title, also the document's without `outcome`. */
  title: string
  outcome?: string | null
  children: ReactNode
}

/** The layout of staff pages: without visitors' header, menus and footer. */
function StaffLayout({ title, outcome = null, children }: StaffLayoutProps) {
  const label = useLabels(moderationLabels)
  return (
    <>
      <PageTitle title={outcome ? `${outcome} | ${title}` : title} />
      <header className={styles.header}>
        <p className={styles.staff}>{label('moderation.staff')}</p>
      </header>
      <main id={MAIN_ID} className={styles.main}>
        <h1 className="size-h3">{title}</h1>
        {children}
      </main>
    </>
  )
}

interface ReviewNoticesProps {
  review: ModeratedReview
  outcome: string | null
  isDone: boolean
}

function ReviewNotices({ review, outcome, isDone }: ReviewNoticesProps) {
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

const TITLES = {
  invalid: 'moderation.invalidTitle',
  gone: 'moderation.goneTitle',
  away: 'moderation.title',
  refused: 'moderation.title',
} as const

/** A review and its decisions; works without scripts. The decision follows the text, before photo and facts. */
export function ModerationPage({ view, acted }: { view: ModerationView; acted: Acted | null }) {
  const label = useLabels(moderationLabels)
  if (view.kind !== 'review') {
    return (
      <StaffLayout title={label(TITLES[view.kind])}>
        <p>{label(`moderation.${view.kind}`)}</p>
      </StaffLayout>
    )
  }
  const { review, token, reasons } = view
  const status = label(`moderation.status.${review.status}`)
  const outcome = acted && acted !== 'invalid' ? label(`moderation.${acted}`, { status }) : null
  return (
    <StaffLayout title={label('moderation.title')} outcome={outcome}>
      <ReviewNotices review={review} outcome={outcome} isDone={acted === 'done'} />
      <div className={styles.columns}>
        <ReviewText review={review} />
        <Decisions
          token={token}
          decisions={review.decisions}
          reasons={reasons}
          isReasonMissing={acted === 'reasonMissing'}
        />
        <ReviewFacts review={review} />
      </div>
    </StaffLayout>
  )
}
