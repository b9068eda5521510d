import { isNativeError } from 'node:util/types'

/** The database, or the mail server, cannot be asked now: nothing is wrong with what was asked. Visitors are told to try again. */
export class ServiceAway extends Error {
  override name = 'ServiceAway'

  /** By name: the connection is one a process, and each of Next's bundles has a class of its own. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'ServiceAway'
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
 * PostgreSQL's classes and codes for a server that does not serve: connection, wrong sign-in, no such database, resources
 * gone, statement or idle transaction ended by its limit, shutting down, system error, standby.
 */
const STATES = /^(?:08...|28...|3D000|53...|57014|57P..|58...|25P03|25006)$/

/** What `pg` throws without a code. */
const MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Whether an error says that the database is away, rather than that a statement is wrong. */
export function isAway(error: unknown): boolean {
  if (!isNativeError(error)) return false
  const code = codeOf(error)
  return SYSTEM.has(code) || STATES.test(code) || MESSAGES.test(error.message)
}

/** Why, in a word that names no address, user or value. */
export function awayReason(error: unknown): string {
  return isNativeError(error) ? codeOf(error) || 'no answer' : 'no answer'
}
