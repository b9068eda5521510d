import { serverEnv } from '@/config/env'
import { accountRetention } from '../accounts/subject'
import { contactRetention } from '../contact/subject'
import { deletedBy } from '../database/deleted-by'
import { feedbackRetention } from '../feedback/retention'
import { reviewRetention } from '../reviews/retention'
import { safetyRetention } from '../safety/subject'
import { searchRetention } from '../searches/retention'
import { submissionRetention } from '../submissions/retention'
import { accessRetention } from './access-log'
import { erasureRetention } from './erased-persons'
import type { RetentionRule } from './retention-rule'

/** All rules; each room adds its own. */
export const RETENTION: RetentionRule[] = [
  ...accountRetention,
  {
    name: 'outbox',
    days: (env) => env.RETENTION_OUTBOX_DAYS,
    apply: (trx, before) => deletedBy(trx.deleteFrom('outbox').where('dead_at', '<', before)),
  },
  contactRetention,
  ...feedbackRetention,
  ...searchRetention,
  submissionRetention,
  ...reviewRetention,
  safetyRetention,
  accessRetention,
  erasureRetention,
]

const DAY = 86_400_000

/** The moment before which a rule deletes. */
export function retentionLimit(rule: RetentionRule, now: Date): Date {
  return new Date(now.getTime() - rule.days(serverEnv()) * DAY)
}
