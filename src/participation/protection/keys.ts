import { createHmac, randomBytes } from 'node:crypto'
import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'

/** Without a secret of the site's, hashes are this process's own: they hold until it ends. */
const secret = (): string =>
  serverEnv().PARTICIPATION_SECRET ??
  processWide('own-secret', () => ({ text: randomBytes(32).toString('hex') })).text

/** A keyed hash, in hexadecimal. `purpose` keeps the hashes of one use apart from those of another. */
export function keyedHash(purpose: string, ...parts: string[]): string {
  return createHmac('sha256', secret())
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
}

/**
 * The key that stands for an address today. Tomorrow the same address has another one: nothing that is stored with it
 * tells who somebody was.
 */
export function addressKey(address: string, now = new Date()): string {
  return keyedHash('address', now.toISOString().slice(0, 10), address)
}
