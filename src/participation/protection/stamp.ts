import { randomUUID, timingSafeEqual } from 'node:crypto'
import { keyedHash } from './keys'

/** Seconds after which a form is drawn anew. */
const MOST_SECONDS = 24 * 60 * 60

/** What a stamp says: which drawn form it belongs to, and how old that is. */
export interface Stamp {
  submissionId: string
  seconds: number
}

const signatureOf = (id: string, time: string): string => keyedHash('stamp', id, time)

/** A stamp for a form that begins now: its id and the time, signed, so that neither can be made up. */
export function newStamp(now = Date.now(), id: string = randomUUID()): string {
  const time = Math.floor(now / 1000).toString(36)
  return `${id}.${time}.${signatureOf(id, time)}`
}

/** Reads a stamp; null for one that the site did not make, or that is older than a day. */
export function readStamp(stamp: unknown, now = Date.now()): Stamp | null {
  if (typeof stamp !== 'string' || stamp.length > 200) return null
  const [id = '', time = '', signature = ''] = stamp.split('.')
  const expected = Buffer.from(signatureOf(id, time))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const seconds = Math.floor(now / 1000) - Number.parseInt(time, 36)
  return seconds <= MOST_SECONDS ? { submissionId: id, seconds } : null
}
