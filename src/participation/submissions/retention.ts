import { deletedBy } from '../database/deleted-by'
import type { RetentionRule } from '../privacy/retention-rule'

/** Deleted after two days: a form token is valid for one. */
export const submissionRetention: RetentionRule = {
  name: 'submissions',
  tables: ['submission'],
  days: () => 2,
  apply: (trx, before) => deletedBy(trx.deleteFrom('submission').where('created_at', '<', before)),
}
