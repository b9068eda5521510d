import { randomInt } from 'node:crypto'
import { TIME_ZONE } from '@/config/site'

/** Letters that are not confused on the telephone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** A message's reference number: its day in Brazil, and six random letters (`20261122-7KQ4TZ`). */
export function newProtocolNumber(now = new Date()): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(now).replaceAll('-', '')
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${day}-${letters.join('')}`
}
