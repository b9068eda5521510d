import { counterOf } from '../protection/counter'
import { keyedHash } from '../protection/keys'

const DAY = 86_400

/** Mails of a day that go to one address at once. */
const AT_ONCE = 10

/** Seconds between those after them. */
const THEN_EVERY = 1800

/**
 * Counts a mail that asks an address for a confirmation. Anybody can type an address: the first ten of a day go at once, the
 * others one each half hour, so that no mailbox is flooded and no owner's own review is left without its link.
 * @returns seconds until the mail
 */
export async function confirmationDelay(email: string): Promise<number> {
  const mails = counterOf('mail:review-confirm', { points: 1_000_000, seconds: DAY })
  const count = await mails.add(keyedHash('email', email))
  return Math.max(0, count - AT_ONCE) * THEN_EVERY
}
