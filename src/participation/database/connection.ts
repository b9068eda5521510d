import { Kysely, PostgresDialect } from 'kysely'
import { serverEnv } from '@/config/env'
import { closeAtEnd } from '@/lib/open-connections'
import { processWide } from '@/lib/process-wide'
import { logger } from '@/logging/logger'
import { migrate } from './migrate'
import { createOutage } from './outage'
import { createPool } from './pool'
import {
  areTablesMissing,
  isPoolFull,
  isUnavailable,
  refusesWrites,
  ServiceUnavailable,
  TABLES_STUCK,
  unavailableReason,
} from './service-unavailable'
import type { Tables } from './tables'

/** A database, its tables as this version of the site knows them, and how it fared last. */
export interface Connection {
  db: Kysely<Tables>
  /** Brings the tables up to date, once; tried again by the next one to ask when it could not, for whatever reason. @throws ServiceUnavailable */
  prepare(): Promise<void>
  /** The tables are not those of this version any more, e.g. after a restore: `prepare` looks again. */
  forgetTables(): void
  /** What a question threw, as the site knows it: `ServiceUnavailable` when the database is away, else as it is. Logs an outage once. */
  failureOf(error: unknown): unknown
  /** A question was answered: an outage, if there was one, is over. */
  noteAnswer(): void
  /** A transaction has written something: an outage of writing, if there was one, is over. */
  noteWrite(): void
  /** Code for which writing was refused last; null when the last write went well. */
  refusedWrite(): string | null
  /** True for some seconds after it was found to be away. */
  isCoolingDown(): boolean
  close(): Promise<void>
}

/** Milliseconds in which pages do not ask again what is away. */
const COOL_DOWN = 5000

/** @param url of a PostgreSQL */
export function createConnection(url: string): Connection {
  const outage = createOutage('database: away, nothing can be sent in or counted', 'database: back')
  const writing = createOutage(
    'database: cannot be written, nothing can be sent in',
    'database: written again',
  )
  // A connection that ends while nobody uses it is no outage yet: the next question tells.
  const pool = createPool(url, () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let preparing: Promise<unknown> | null = null
  let isBroken = false
  const forgetTables = (): void => {
    preparing = null
  }
  const failureOf = (error: unknown): unknown => {
    if (!isUnavailable(error)) return error
    const code = unavailableReason(error)
    // Only more to do than usual: no reason for pages to go without what they show.
    if (!isPoolFull(error)) (refusesWrites(code) ? writing : outage).begin(code)
    if (areTablesMissing(code)) forgetTables()
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
      // Without its tables nothing can be read either.
      outage.begin(unavailableReason(error))
      throw new ServiceUnavailable('The database is away', { cause: error })
    }
  }
  return {
    db,
    prepare,
    forgetTables,
    failureOf,
    noteAnswer: outage.end,
    noteWrite: writing.end,
    refusedWrite: writing.code,
    isCoolingDown: () => outage.isRecent(COOL_DOWN),
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
