import { counterOf } from '../protection/counter'
import { keyedHash } from '../protection/keys'

const DAY = 86_400

/** Mails per address and day without delay. */
const AT_ONCE = 10

/** Seconds between later ones. */
const THEN_EVERY = 1800

/**
 * Counts a confirmation mail to an address. Anybody can type an address: the first ten of a day are sent at once,
 * then one each half hour, so that no mailbox is flooded and every owner gets the link.
 * @returns seconds until the mail
 */
export async function confirmationDelay(email: string): Promise<number> {
  const mails = counterOf('mail:review-confirm', { points: 1_000_000, seconds: DAY })
  const count = await mails.add(keyedHash('email', email))
  return Math.max(0, count - AT_ONCE) * THEN_EVERY
}
