import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a given secret or signature is the right one, in a time that says nothing of it, its length included. */
export function isSameSecret(given: string | string[] | undefined, right: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(right))
}
