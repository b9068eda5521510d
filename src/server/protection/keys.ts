import { createHmac, randomBytes } from 'node:crypto'
import { serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'

/** Without a configured secret, hashes are valid until this process ends. */
const secret = (): string =>
  serverEnv().PARTICIPATION_SECRET ??
  processWide('own-secret', () => ({ text: randomBytes(32).toString('hex') })).text

/** A keyed hash, in hexadecimal. `purpose` separates uses. */
export function keyedHash(purpose: string, ...parts: string[]): string {
  return createHmac('sha256', secret())
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
}

/** An address's key of the day. It changes daily, so that stored data does not identify anybody. */
export function addressKey(address: string, now = new Date()): string {
  return keyedHash('address', now.toISOString().slice(0, 10), address)
}

export function storedAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Stands for a person without the address: derived from it and PARTICIPATION_SECRET. */
export function personKey(email: string): string {
  return keyedHash('person', storedAddress(email))
}
