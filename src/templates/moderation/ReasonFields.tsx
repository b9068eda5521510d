import { useId } from 'react'
import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { DecisionReason } from '@/models/moderation'
import styles from './Decisions.module.scss'

/** The reason, and the text for the author. */
export function ReasonFields({ reasons }: { reasons: readonly DecisionReason[] }) {
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
