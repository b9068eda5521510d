import { isNativeError } from 'node:util/types'

/** The database, or the mail server, cannot be asked now: nothing is wrong with what was asked. Visitors are told to try again. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'

  /** By name: the connection is one a process, and each of Next's bundles has a class of its own. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'ServiceUnavailable'
  }
}

/** Node's words for a server that is not reached. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ECONNABORTED',
])

/**
 * PostgreSQL's classes and codes for a server that does not serve: connection, wrong sign-in, no such database, schema or
 * table, no rights, resources gone, statement or idle transaction ended by its limit, shutting down, system error, standby.
 */
const STATES = /^(?:08...|28...|3D000|3F000|42P01|42501|53...|57014|57P..|58...|25P03|25006)$/

/** Of these, what refuses to write and may still be read: no rights, full disk, read-only. */
const REFUSED_WRITES = /^(?:42501|53100|25006)$/

/** Of these, tables that were there before: the database was made anew. */
const TABLES_MISSING = /^(?:42P01|3F000)$/

/** What `pg` and Kysely throw without a code. */
const MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed)/

/** What `pg` throws where all connections of the pool are in use for too long. */
const POOL_FULL = 'timeout exceeded when trying to connect'

/** What `pg` throws where a server was not ready in time. */
const CONNECT_TIMEOUT = 'Connection terminated due to connection timeout'

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Whether an error says that the database is away, rather than that a statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false
  const code = codeOf(error)
  return SYSTEM.has(code) || STATES.test(code) || MESSAGES.test(error.message)
}

/** Whether this process has more to ask than connections: the database itself may be well. */
export function isPoolFull(error: unknown): boolean {
  return isNativeError(error) && error.message === POOL_FULL
}

/** Whether time ran out before there was a connection. */
export function isConnectTimeout(error: unknown): boolean {
  return isPoolFull(error) || (isNativeError(error) && error.message === CONNECT_TIMEOUT)
}

/** Whether the database answers and does not let this site write. @param code as of `unavailableReason` */
export function refusesWrites(code: string): boolean {
  return REFUSED_WRITES.test(code)
}

/** Whether tables are missing that an earlier question had found. @param code as of `unavailableReason` */
export function areTablesMissing(code: string): boolean {
  return TABLES_MISSING.test(code)
}

/** Why, in a word that names no address, user or value. */
export function unavailableReason(error: unknown): string {
  return isNativeError(error) ? codeOf(error) || 'no answer' : 'no answer'
}

/** Said where a step towards this version's tables fails. */
export const TABLES_STUCK =
  'the tables of DATABASE_URL cannot be brought up to date: a restore is incomplete, or another version of the site changed them'

const WORDS: [codes: RegExp, words: string][] = [
  [/^28/, 'wrong login, check user and password in DATABASE_URL'],
  [/^3D000$/, 'no such database, check the name in DATABASE_URL'],
  [
    /^42501$/,
    'the user of DATABASE_URL lacks rights: it must own the tables or be let create them, or may read and write all of them',
  ],
  [TABLES_MISSING, 'tables are missing or old: restore them, or run npm run db:migrate'],
  [/^53100$/, 'the disk of the server of DATABASE_URL is full'],
  [/^53300$/, 'the server of DATABASE_URL has no connections left'],
  [/^25006$/, 'read-only: DATABASE_URL must name the server that is written to'],
  [/^ENOTFOUND$/, 'unknown host, check DATABASE_URL'],
]

/** What a code means and what to do about it, for the log and for health; nothing of the address. */
export function outageText(code: string): string {
  const [, words] = WORDS.find(([codes]) => codes.test(code)) ?? []
  return words ?? 'no answer, check DATABASE_URL, the server and the network'
}
