import { isNativeError } from 'node:util/types'

/** The database or mail server is temporarily unavailable: the visitor tries again. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'

  /** By name: the connection is shared by the process, and each of Next's bundles has its own class. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'ServiceUnavailable'
  }
}

const SYSTEM =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ECONNABORTED)$/

/** PostgreSQL's codes for unavailability: connection, login, missing tables, permissions, resources, timeouts. */
const STATES = /^(?:08...|28...|3D000|3F000|42P01|42501|53...|57014|57P..|58...|25P03|25006)$/

/** Of these, a statement that took too long: the server responds. */
export const GIVEN_UP = '57014'

/** Of these, refused writes with reading possible: permissions, full disk, read-only. */
export const REFUSED_WRITES = /^(?:42501|53100|25006)$/

/** Of these, missing tables that existed: a new database. */
export const TABLES_MISSING = /^(?:42P01|3F000)$/

const MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed)/

const POOL_FULL = 'timeout exceeded when trying to connect'

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Whether an error is an outage, not a wrong statement. */
export function isUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false
  const code = codeOf(error)
  return SYSTEM.test(code) || STATES.test(code) || MESSAGES.test(error.message)
}

/** Whether all connections are in use: the database may be healthy. */
export function isPoolFull(error: unknown): boolean {
  return isNativeError(error) && error.message === POOL_FULL
}

/** The reason as a code, without address, user or value. */
export function unavailableReason(error: unknown): string {
  if (!isNativeError(error)) return 'no answer'
  // `pg` gives up where a pooler drops the server's own limit.
  return error.message.startsWith('Query read timeout') ? GIVEN_UP : codeOf(error) || 'no answer'
}

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
  [
    /^57014$/,
    'a statement took longer than 8 seconds: a table is locked, or the server of DATABASE_URL overloaded',
  ],
  [/^ENOTFOUND$/, 'unknown host, check DATABASE_URL'],
]

/** A code's explanation and advice, for log and health; without the address. */
export function outageText(code: string): string {
  const [, words] = WORDS.find(([codes]) => codes.test(code)) ?? []
  return words ?? 'no answer, check DATABASE_URL, the server and the network'
}
