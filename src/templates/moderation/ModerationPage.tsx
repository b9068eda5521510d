import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { Acted, ModerationView } from '@/models/moderation'
import { Decisions } from './Decisions'
import styles from './ModerationPage.module.scss'
import { ReviewFacts } from './ReviewFacts'
import { ReviewNotices } from './ReviewNotices'
import { ReviewText } from './ReviewText'
import { StaffLayout } from './StaffLayout'

export interface ModerationPageProps {
  view: ModerationView
  acted: Acted | null
}

const TITLES = {
  invalid: 'moderation.invalidTitle',
  gone: 'moderation.goneTitle',
  away: 'moderation.title',
  refused: 'moderation.title',
} as const

/** A review and its decisions; works without scripts. The decision follows the text, before photo and facts. */
export function ModerationPage({ view, acted }: ModerationPageProps) {
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
