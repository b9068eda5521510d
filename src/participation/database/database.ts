import { type Kysely, sql, type Transaction } from 'kysely'
import { connection } from './connection'
import type { Tables } from './tables'

export { ServiceUnavailable } from './service-unavailable'

/** This process's database, of one pool. Questions through it throw what `pg` throws: prefer `withDatabase`. @throws ServiceUnavailable without DATABASE_URL */
export function database(): Kysely<Tables> {
  return connection().db
}

/**
 * Asks the database, whose tables are up to date by then.
 * @throws ServiceUnavailable without DATABASE_URL, and when the database is unavailable; everything else as it comes
 */
export async function withDatabase<T>(run: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const { db, prepare, failureOf, noteAnswer } = connection()
  await prepare()
  try {
    const result = await run(db)
    noteAnswer()
    return result
  } catch (error) {
    throw failureOf(error)
  }
}

/** Whether the database was away a moment ago: what pages show is then not asked for. @throws ServiceUnavailable without DATABASE_URL */
export function wasJustUnavailable(): boolean {
  return connection().isCoolingDown()
}

const waiting = new WeakMap<Transaction<Tables>, (() => void)[]>()

/** Calls back once the transaction is committed; never when it is rolled back. */
export function afterCommit(trx: Transaction<Tables>, listener: () => void): void {
  waiting.set(trx, [...(waiting.get(trx) ?? []), listener])
}

/** Whether a transaction has written anything so far: only then has it an id. */
const hasWritten = async (trx: Transaction<Tables>): Promise<boolean> => {
  const { rows } = await sql<{
    has: boolean
  }>`select pg_current_xact_id_if_assigned() is not null as has`.execute(trx)
  return rows[0]?.has === true
}

/**
 * Runs statements as one transaction: all of them are stored, or none. Inside, ask `trx` alone: the sandbox's database has
 * one session, and a question beside the transaction would wait for its end.
 * @throws ServiceUnavailable as above. Whether a transaction that was lost in its commit is stored cannot be known: what is sent
 * again must carry the same key.
 */
export function inTransaction<T>(run: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
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
