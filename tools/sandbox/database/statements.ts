import { type Message, message, textAt } from './wire'

/** Messages that name a statement: where in their body the name begins. */
const name = (prefix: string, given: string): string => (given === '' ? '' : `${prefix}${given}`)

const afterText = (bytes: Buffer, start: number): number => bytes.indexOf(0, start) + 1

const BODY = 5

/**
 * Clients share one session, and with it the names of prepared statements: each client's get a prefix of its own.
 * @param used collects the names, so that a disconnected client's statements can be closed
 */
export function withOwnNames({ type, bytes }: Message, prefix: string, used: Set<string>): Buffer {
  if (type === 'P') {
    const own = name(prefix, textAt(bytes, BODY))
    if (own !== '') used.add(own)
    return message('P', own, bytes.subarray(afterText(bytes, BODY)))
  }
  if (type === 'B') {
    const portalEnd = afterText(bytes, BODY)
    const own = name(prefix, textAt(bytes, portalEnd))
    return message('B', bytes.subarray(BODY, portalEnd), own, bytes.subarray(afterText(bytes, portalEnd)))
  }
  if ((type === 'D' || type === 'C') && bytes[BODY] === 'S'.charCodeAt(0)) {
    const own = name(prefix, textAt(bytes, BODY + 1))
    if (type === 'C') used.delete(own)
    return message(type, Buffer.from('S'), own)
  }
  return bytes
}

/** Statements that leave state in the session. */
const LASTING =
  /(?:^|;)\s*(?:set|reset|discard|listen|unlisten|declare|load|prepare|deallocate)\b|set_config|pg_(?:try_)?advisory_lock|\btemp(?:orary)?\b/i
/** It ends PGlite. */
const COPY_IN = /(?:^|;)\s*copy\b[^;]*\bfrom\s+(?:stdin|')/i

/** The text of a message that carries SQL; empty for all others. */
export function sqlOf({ type, bytes }: Message): string {
  if (type === 'Q') return textAt(bytes, BODY)
  return type === 'P' ? textAt(bytes, afterText(bytes, BODY)) : ''
}

/** Whether the next client would see the settings of this one. */
export function leavesTraces(sql: string): boolean {
  return LASTING.test(sql)
}

export function isCopyIn(sql: string): boolean {
  return COPY_IN.test(sql)
}

/** Resets a session except clients' prepared statements (a plain DISCARD ALL would drop them). */
export const RESET = message(
  'Q',
  'RESET ALL; RESET SESSION AUTHORIZATION; CLOSE ALL; UNLISTEN *; DISCARD TEMP; SELECT pg_advisory_unlock_all()',
)

export const ROLLBACK = message('Q', 'ROLLBACK')

/** Closes statements by their own names. */
export function closeStatements(names: Iterable<string>): Buffer {
  return Buffer.concat([...[...names].map((own) => message('C', Buffer.from('S'), own)), message('S')])
}
