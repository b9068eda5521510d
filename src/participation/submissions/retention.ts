import type { RetentionRule } from '../privacy/retention'

/** A drawn form is forgotten after two days: its stamp holds for one. */
export const submissionRetention: RetentionRule = {
  name: 'submissions',
  days: () => 2,
  apply: async (trx, before) => {
    const { numDeletedRows } = await trx
      .deleteFrom('submission')
      .where('created_at', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
