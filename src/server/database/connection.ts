import { Kysely, PostgresDialect } from 'kysely'
import { logger } from '@/server/log/logger'
import { serverEnv } from '@/shared/config/env'
import { closeAtEnd } from '@/shared/utils/open-connections'
import { processWide } from '@/shared/utils/process-wide'
import { migrate } from './migrate'
import { createOutage, type Outage } from './outage'
import { createPool } from './pool'
import {
  GIVEN_UP,
  isPoolFull,
  isUnavailable,
  REFUSED_WRITES,
  ServiceUnavailable,
  TABLES_MISSING,
  TABLES_STUCK,
  unavailableReason,
} from './service-unavailable'
import type { Tables } from './tables'

/** Milliseconds without a failure that end an outage, and one of slow statements: each takes 8 seconds to fail. */
const SETTLED = 5000
const SLOW_SETTLED = 20_000

export type Connection = ReturnType<typeof createConnection>

export function createConnection(url: string) {
  const outage = createOutage('database: away, nothing can be sent in or counted', 'database: back', SETTLED)
  const slow = createOutage('database: too slow', 'database: statements end in time again', SLOW_SETTLED)
  const writing = createOutage(
    'database: cannot be written, nothing can be sent in',
    'database: written again',
  )
  // An idle connection that ends is no outage; the next query shows it.
  const pool = createPool(url, () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let preparing: Promise<unknown> | null = null
  let isBroken = false
  const forgetTables = (): void => {
    preparing = null
  }
  const outageOf = (code: string): Outage => {
    if (code === GIVEN_UP) return slow
    return REFUSED_WRITES.test(code) ? writing : outage
  }
  const failureOf = (error: unknown): unknown => {
    if (!isUnavailable(error)) return error
    const code = unavailableReason(error)
    // A busy pool is no outage: pages go on querying.
    if (!isPoolFull(error)) outageOf(code).begin(code)
    if (TABLES_MISSING.test(code)) forgetTables()
    return new ServiceUnavailable('The database is away', { cause: error })
  }
  const noteBroken = (error: unknown): ServiceUnavailable => {
    if (!isBroken) logger.error({ err: error }, `database: ${TABLES_STUCK}`)
    isBroken = true
    return new ServiceUnavailable('The tables are not those of this version', { cause: error })
  }
  const prepare = async (): Promise<void> => {
    preparing ??= migrate(url)
    try {
      await preparing
      isBroken = false
    } catch (error) {
      preparing = null
      if (!isUnavailable(error)) throw noteBroken(error)
      // Without tables nothing can be read either.
      outage.begin(unavailableReason(error))
      throw new ServiceUnavailable('The database is away', { cause: error })
    }
  }
  return {
    db,
    /** Updates the tables, once; retried at the next use after any failure. @throws ServiceUnavailable */
    prepare,
    /** The tables may be another version's, e.g. after a restore: `prepare` checks again. */
    forgetTables,
    /** `ServiceUnavailable` for an outage of the database, else the error itself. Logs an outage once. */
    failureOf,
    noteSuccess: () => {
      outage.end()
      slow.end()
    },
    noteWrite: writing.end,
    /** Code of the last refused write; null after a successful one. */
    refusedWrite: writing.code,
    /** The code of statements that were given up some seconds ago; else null. */
    slowness: () => (slow.isRecent(SLOW_SETTLED) ? slow.code() : null),
    /** True for some seconds after an outage was noticed: pages do not retry. */
    isCoolingDown: () => outage.isRecent(SETTLED) || slow.isRecent(SETTLED),
    close: () => db.destroy(),
  }
}

/** This process's connection. @throws ServiceUnavailable without DATABASE_URL */
export function connection(): Connection {
  const { DATABASE_URL: url } = serverEnv()
  if (url === null) throw new ServiceUnavailable('DATABASE_URL is not set')
  return processWide('database', () => {
    const made = createConnection(url)
    closeAtEnd(made.close)
    return made
  })
}
