import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { Acted, ModerationView } from '@/models/moderation'
import { PageTitle } from '@/seo/PageTitle'
import { Decisions } from './Decisions'
import styles from './ModerationPage.module.scss'
import { ReviewFacts } from './ReviewFacts'

export interface ModerationPageProps {
  view: ModerationView
  acted: Acted | null
}

/** What a moderator reads and decides; works without scripts. */
export function ModerationPage({ view, acted }: ModerationPageProps) {
  const label = useLabels(moderationLabels)
  if (view.kind !== 'review') {
    const title =
      view.kind === 'invalid'
        ? 'moderation.invalidTitle'
        : view.kind === 'gone'
          ? 'moderation.goneTitle'
          : 'moderation.title'
    return (
      <section className={styles.page}>
        <PageTitle title={label(title)} />
        <h1 className={styles.title}>{label(title)}</h1>
        <p>{label(`moderation.${view.kind}`)}</p>
      </section>
    )
  }
  const { review, token, reasons } = view
  const status = label(`moderation.status.${review.status}`)
  const isGood = acted === 'done'
  return (
    <section className={styles.page}>
      <PageTitle title={label('moderation.title')} />
      <h1 className={styles.title}>{label('moderation.title')}</h1>
      {acted && acted !== 'invalid' && (
        <p className={isGood ? styles.good : styles.warning} role="status">
          {label(`moderation.${acted}`, { status })}
        </p>
      )}
      {review.harm && (
        <p className={styles.warning}>
          {label(`moderation.harm.${review.harm.progress}`, { number: review.harm.number })}
        </p>
      )}
      {!review.isReviewable && <p className={styles.warning}>{label('moderation.notReviewable')}</p>}
      {review.hints.length > 0 && (
        <div className={styles.warning}>
          <h2 className={styles.hints}>{label('moderation.hints')}</h2>
          <ul>
            {review.hints.map((hint) => (
              <li key={hint}>{label(`moderation.hint.${hint}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {review.others > 0 && (
        <p className={styles.warning}>
          {review.others === 1
            ? label('moderation.others.one')
            : label('moderation.others.many', { count: review.others })}
        </p>
      )}
      <ReviewFacts review={review} />
      <Decisions token={token} decisions={review.decisions} reasons={reasons} />
    </section>
  )
}
