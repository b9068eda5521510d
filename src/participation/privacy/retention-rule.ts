import { sql } from 'kysely'
import { type ServerEnv, serverEnv } from '@/config/env'
import { DAY } from '@/lib/utc-day'
import type { Tables, Trx } from '../database/tables'

/** How long data is stored. */
export interface RetentionRule {
  /** For the log. */
  name: string
  /** Tables with deleted rows. */
  tables: readonly (keyof Tables)[]
  /** Days that it is stored. */
  days: (env: ServerEnv) => number
  /** Deletes older data. @returns number of records */
  apply: (trx: Trx, before: Date) => Promise<number>
}

/** The moment before which a rule deletes. */
export function retentionLimit(rule: RetentionRule, now: Date): Date {
  return new Date(now.getTime() - rule.days(serverEnv()) * DAY)
}

/** Deletes the rows of one table by a column with a moment. */
export function expiring<Table extends keyof Tables>(
  name: string,
  {
    table,
    column,
    days,
  }: { table: Table; column: keyof Tables[Table] & string; days: RetentionRule['days'] },
): RetentionRule {
  const apply: RetentionRule['apply'] = async (trx, before) => {
    const deleted = await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(
      trx,
    )
    return Number(deleted.numAffectedRows)
  }
  return { name, tables: [table], days, apply }
}
