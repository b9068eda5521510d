import { useId } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { Decision, DecisionReason } from '@/models/moderation'
import { MODERATION_PATH } from '@/routing/reviews'
import styles from './Decisions.module.scss'

interface DecisionFormProps {
  token: string
  decision: Decision
  reasons: readonly DecisionReason[]
}

/** A decision that needs a reason, which the author reads when a review is refused. */
function WithReason({ token, decision, reasons }: DecisionFormProps & { decision: 'reject' | 'withdraw' }) {
  const label = useLabels(moderationLabels)
  const id = useId()
  return (
    <form className={styles.form} method="post" action={MODERATION_PATH}>
      <input type="hidden" name="token" value={token} />
      <h2 className={styles.title}>{label(`moderation.${decision}Title`)}</h2>
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
      <p id={`${id}-hint`} className={styles.hint}>
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
      <LinkButton type="submit" name="decision" value={decision} variant="secondary">
        {label(`moderation.${decision}`)}
      </LinkButton>
    </form>
  )
}

function Approval({ token }: { token: string }) {
  const label = useLabels(moderationLabels)
  return (
    <form className={styles.form} method="post" action={MODERATION_PATH}>
      <input type="hidden" name="token" value={token} />
      <LinkButton type="submit" name="decision" value="approve">
        {label('moderation.approve')}
      </LinkButton>
      <p className={styles.hint}>{label('moderation.approveHint')}</p>
    </form>
  )
}

export interface DecisionsProps extends Omit<DecisionFormProps, 'decision'> {
  decisions: readonly Decision[]
}

/** What may be decided now, each as a button of a form of its own. */
export function Decisions({ token, decisions, reasons }: DecisionsProps) {
  return (
    <div className={styles.decisions}>
      {decisions.map((decision) =>
        decision === 'approve' ? (
          <Approval key={decision} token={token} />
        ) : (
          <WithReason key={decision} token={token} decision={decision} reasons={reasons} />
        ),
      )}
    </div>
  )
}
