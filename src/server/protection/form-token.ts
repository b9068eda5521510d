import { randomUUID } from 'node:crypto'
import { isSameSecret } from '@/server/http/same-secret'
import { keyedHash } from './keys'

const MOST_SECONDS = 24 * 60 * 60

export interface FormToken {
  submissionId: string
  seconds: number
}

const signatureOf = (id: string, time: string): string => keyedHash('stamp', id, time)

export function newFormToken(now = Date.now(), id: string = randomUUID()): string {
  const time = Math.floor(now / 1000).toString(36)
  return `${id}.${time}.${signatureOf(id, time)}`
}

/** Reads a token; null if forged or older than a day. */
export function readFormToken(token: unknown, now = Date.now()): FormToken | null {
  if (typeof token !== 'string' || token.length > 200) return null
  const [id = '', time = '', signature = ''] = token.split('.')
  if (!isSameSecret(signature, signatureOf(id, time))) return null
  const seconds = Math.floor(now / 1000) - Number.parseInt(time, 36)
  return seconds <= MOST_SECONDS ? { submissionId: id, seconds } : null
}
