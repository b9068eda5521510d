import { Kysely, PostgresDialect } from 'kysely'
import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { logger } from '@/logging/logger'
import { migrate } from './migrate'
import { createPool } from './pool'
import { awayReason, isAway, ServiceAway } from './service-away'
import type { Tables } from './tables'

/** A database, its tables as this version of the site knows them, and whether it answered last. */
export interface Connection {
  db: Kysely<Tables>
  /** Brings the tables up to date, once; tried again by the next one to ask when it could not, for whatever reason. @throws ServiceAway */
  prepare(): Promise<void>
  /** What a question threw, as the site knows it: `ServiceAway` when the database is away, else as it is. Logs an outage once. */
  failureOf(error: unknown): unknown
  /** A question was answered: an outage, if there was one, is over. */
  noteAnswer(): void
  /** True for some seconds after it was found to be away. */
  isCoolingDown(): boolean
  close(): Promise<void>
}

/** Milliseconds in which pages do not ask again what is away. */
const COOL_DOWN = 5000

/** @param url of a PostgreSQL */
export function createConnection(url: string): Connection {
  let lostAt: number | null = null
  const noteLoss = (error: unknown): void => {
    if (lostAt === null)
      logger.warn({ code: awayReason(error) }, 'database: away, nothing can be sent in or counted')
    lostAt = performance.now()
  }
  const failureOf = (error: unknown): unknown => {
    if (!isAway(error)) return error
    noteLoss(error)
    return new ServiceAway('The database is away', { cause: error })
  }
  const noteAnswer = (): void => {
    if (lostAt !== null) logger.info('database: back')
    lostAt = null
  }
  // A connection that ends while nobody uses it is no outage yet: the next question tells.
  const pool = createPool(url, () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let preparing: Promise<unknown> | null = null
  let isBroken = false
  const noteBroken = (error: unknown): ServiceAway => {
    if (!isBroken) logger.error({ err: error }, 'database: its tables cannot be brought up to date')
    isBroken = true
    return new ServiceAway('The tables are not those of this version', { cause: error })
  }
  const prepare = async (): Promise<void> => {
    preparing ??= migrate(url)
    try {
      await preparing
      isBroken = false
    } catch (error) {
      preparing = null
      throw isAway(error) ? failureOf(error) : noteBroken(error)
    }
  }
  return {
    db,
    prepare,
    failureOf,
    noteAnswer,
    isCoolingDown: () => lostAt !== null && performance.now() - lostAt < COOL_DOWN,
    close: () => db.destroy(),
  }
}

/** This process's connection. @throws ServiceAway without DATABASE_URL */
export function connection(): Connection {
  const { DATABASE_URL: url } = serverEnv()
  if (url === null) throw new ServiceAway('DATABASE_URL is not set')
  return processWide('database', () => createConnection(url))
}
