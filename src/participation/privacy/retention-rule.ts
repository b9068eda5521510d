import type { Transaction } from 'kysely'
import { type ServerEnv, serverEnv } from '@/config/env'
import { DAY } from '@/lib/utc-day'
import type { Tables } from '../database/tables'

/** What is stored for how long. */
export interface RetentionRule {
  /** For the log. */
  name: string
  /** Whose rows it deletes. */
  tables: readonly (keyof Tables)[]
  /** Days that it is stored. */
  days: (env: ServerEnv) => number
  /** Deletes what is older. @returns how many records were deleted */
  apply: (trx: Transaction<Tables>, before: Date) => Promise<number>
}

/** The moment before which a rule deletes. */
export function retentionLimit(rule: RetentionRule, now: Date): Date {
  return new Date(now.getTime() - rule.days(serverEnv()) * DAY)
}
