import type { Transaction } from 'kysely'
import type { ServerEnv } from '@/config/env'
import type { Tables } from '../database/tables'

/** What is kept for how long. */
export interface RetentionRule {
  /** For the log. */
  name: string
  /** Days that it is kept. */
  days: (env: ServerEnv) => number
  /** Deletes what is older. @returns how many records went */
  apply: (trx: Transaction<Tables>, before: Date) => Promise<number>
}
