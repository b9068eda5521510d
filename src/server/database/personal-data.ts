import { type DeleteResult, sql } from 'kysely'
import { type ServerEnv, serverEnv } from '@/shared/config/env'
import { DAY } from '@/shared/utils/utc-day'
import type { ColumnsOf } from './define-storage'
import type { Db, Tables, Trx } from './tables'

export interface Subject {
  /** Columns that may be personal; `erase` reaches all of them. */
  columns: ColumnsOf<Tables>
  /** All data as plain JSON with readable names; an empty list for none. */
  export: (db: Db, email: string) => Promise<object[]>
  /** Deletes it, or the person's parts of it. @returns number of records */
  erase: (trx: Trx, email: string) => Promise<number>
}

/** Subjects by the heading of their export. */
export type Subjects = Readonly<Record<string, Subject>>

export interface RetentionRule {
  /** For the log. */
  name: string
  /** Tables with deleted rows. */
  tables: readonly (keyof Tables)[]
  days: (env: ServerEnv) => number
  /** Deletes older data. @returns number of records */
  apply: (trx: Trx, before: Date) => Promise<number>
}

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

export async function deletedBy(query: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> {
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes an address from a column of texts: others' records stay without it. @returns number of records */
export async function removeAddress<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  column: keyof Tables[Table] & string,
  email: string,
): Promise<number> {
  const literal = email.replace(/[^\w@]/g, String.raw`\$&`)
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${literal}, '[apagado]', 'gi')
    where position(${email} in lower(${sql.ref(column)})) > 0`.execute(trx)
  return Number(numAffectedRows)
}
