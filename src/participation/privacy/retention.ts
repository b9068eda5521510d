import type { Transaction } from 'kysely'
import { type ServerEnv, serverEnv } from '@/config/env'
import { accountRetention } from '../accounts/subject'
import { contactRetention } from '../contact/subject'
import { deletedBy } from '../database/deleted-by'
import type { Tables } from '../database/tables'
import { feedbackRetention } from '../feedback/retention'
import { reviewRetention } from '../reviews/retention'
import { safetyRetention } from '../safety/subject'
import { searchRetention } from '../searches/retention'
import { submissionRetention } from '../submissions/retention'
import { accessRetention } from './access-log'
import { erasureRetention } from './erased-persons'

/** What is kept for how long. */
export interface RetentionRule {
  /** For the log. */
  name: string
  /** Days that it is kept. */
  days: (env: ServerEnv) => number
  /** Deletes what is older. @returns how many records went */
  apply: (trx: Transaction<Tables>, before: Date) => Promise<number>
}

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
