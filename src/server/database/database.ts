import { type Selectable, sql } from 'kysely'
import { connection } from './connection'
import { ServiceUnavailable } from './service-unavailable'
import type { Db, Tables, Trx } from './tables'

export { ServiceUnavailable }

/** This process's database. Throws `pg` errors: prefer `withDatabase`. @throws ServiceUnavailable without one */
export function database(): Db {
  return connection().db
}

/** Runs queries once the tables are up to date. @throws ServiceUnavailable for an outage; other errors unchanged */
export async function withDatabase<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const { db, prepare, failureOf, noteSuccess } = connection()
  await prepare()
  try {
    const result = await run(db)
    noteSuccess()
    return result
  } catch (error) {
    throw failureOf(error)
  }
}

/** The result, or another one during an outage. @throws other errors unchanged */
export async function unlessUnavailable<T, Fallback>(
  run: Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> {
  try {
    return await run
  } catch (error) {
    if (error instanceof ServiceUnavailable) return fallback
    throw error
  }
}

/** Whether an outage was just noticed: pages then skip their queries. @throws ServiceUnavailable without a database */
export function wasJustUnavailable(): boolean {
  return connection().isCoolingDown()
}

const waiting = new WeakMap<Trx, (() => void)[]>()

/** Calls back after the commit; never after a rollback. */
export function afterCommit(trx: Trx, listener: () => void): void {
  waiting.set(trx, [...(waiting.get(trx) ?? []), listener])
}

/** Whether a transaction has written anything: only then has it an id. */
const hasWritten = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{
    has: boolean
  }>`select pg_current_xact_id_if_assigned() is not null as has`.execute(trx)
  return rows[0]?.has === true
}

/**
 * Runs statements as one transaction; inside, use `trx` only, because the sandbox's database has one session.
 * @throws ServiceUnavailable. If the commit's connection is lost, the result is unknown: repeat with the same key.
 */
export function inTransaction<T>(run: (trx: Trx) => Promise<T>): Promise<T> {
  return withDatabase(async (db) => {
    const { refusedWrite, noteWrite } = connection()
    const { result, listeners, isEndOfOutage } = await db.transaction().execute(async (trx) => {
      const result = await run(trx)
      const isEndOfOutage = refusedWrite() !== null && (await hasWritten(trx))
      return { result, listeners: waiting.get(trx) ?? [], isEndOfOutage }
    })
    if (isEndOfOutage) noteWrite()
    for (const listener of listeners) listener()
    return result
  })
}

/** The row of a table with these values, none of them null; null if there is none. */
export async function findRow<Table extends keyof Tables>(
  db: Db,
  table: Table,
  values: Partial<Selectable<Tables[Table]>>,
): Promise<Selectable<Tables[Table]> | null> {
  const are = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where ${sql.join(are, sql` and `)} limit 1`.execute(db)
  return rows[0] ?? null
}
