import { useId } from 'react'
import type { Decision, DecisionReason } from '@/shared/content-model/views/moderation'
import { moderationLabels } from '@/shared/labels/moderation'
import { useLabels } from '@/shared/labels/use-labels'
import { MODERATION_PATH } from '@/shared/routing/reviews'
import styles from './ModerationPage.module.scss'

function ReasonFields({ reasons }: { reasons: readonly DecisionReason[] }) {
  const label = useLabels(moderationLabels)
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}-reason`}>{label('moderation.reason')}</label>
      <select id={`${id}-reason`} name="reason" required defaultValue="" className={styles.control}>
        <option value="">{label('moderation.chooseReason')}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {label(`moderation.reason.${reason}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-note`}>{label('moderation.note')}</label>
      <p id={`${id}-hint`} className="small-print">
        {label('moderation.noteHint')}
      </p>
      <textarea
        id={`${id}-note`}
        name="note"
        maxLength={500}
        rows={3}
        aria-describedby={`${id}-hint`}
        className={styles.control}
      />
    </>
  )
}

/** Id of the line that confirms a decision: as the address's target it gets the focus. */
export const DECISION_ID = 'decisao'

const ACTION = `${MODERATION_PATH}#${DECISION_ID}`

interface DecisionFormProps {
  token: string
  reasons: readonly DecisionReason[]
  isReasonMissing: boolean
}

function Approval({ token }: { token: string }) {
  const label = useLabels(moderationLabels)
  const hintId = useId()
  return (
    <form className="stack-2" method="post" action={ACTION}>
      <input type="hidden" name="token" value={token} />
      <button
        className={styles.approve}
        type="submit"
        name="decision"
        value="approve"
        aria-describedby={hintId}
      >
        {label('moderation.approve')}
      </button>
      <p id={hintId} className="small-print">
        {label('moderation.approveHint')}
      </p>
    </form>
  )
}

function WithReason({
  token,
  decision,
  reasons,
  isReasonMissing,
}: DecisionFormProps & { decision: 'reject' | 'withdraw' }) {
  const label = useLabels(moderationLabels)
  return (
    <details className={styles.folded} open={isReasonMissing}>
      <summary className={styles.refuse}>{label(`moderation.${decision}Title`)}</summary>
      <form className="stack-2" method="post" action={ACTION}>
        <input type="hidden" name="token" value={token} />
        <ReasonFields reasons={reasons} />
        <button className={styles.refuse} type="submit" name="decision" value={decision}>
          {label(`moderation.${decision}`)}
        </button>
      </form>
    </details>
  )
}

export interface DecisionsProps extends DecisionFormProps {
  decisions: readonly Decision[]
}

/** The possible decisions, each a form with a button. */
export function Decisions({ decisions, ...rest }: DecisionsProps) {
  const label = useLabels(moderationLabels)
  return (
    <section className={styles.decisions} aria-label={label('moderation.decide')}>
      {decisions.map((decision) =>
        decision === 'approve' ? (
          <Approval key={decision} token={rest.token} />
        ) : (
          <WithReason key={decision} decision={decision} {...rest} />
        ),
      )}
    </section>
  )
}
