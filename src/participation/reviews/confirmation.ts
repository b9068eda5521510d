import { serverEnv } from '@/config/env'
import { linkTo } from '@/routing/account-pages'
import { counterOf } from '../protection/counter'
import { keyedHash } from '../protection/keys'
import { readToken, signToken } from '../protection/signed-token'

/** Days after which a review is deleted whose address nobody confirmed; its link is valid as long. */
export const CONFIRM_DAYS = 7

const CONFIRM_REVIEW = 'confirm-review'

/** What the link of the mail carries: the review's id, signed. */
export function confirmationToken(reviewId: string, now?: number): string {
  return signToken({ purpose: CONFIRM_REVIEW, subject: reviewId }, CONFIRM_DAYS * 86_400, now)
}

/** The address of the page on which an author confirms a review. */
export function confirmationHref(reviewId: string): string {
  return `${serverEnv().SITE_URL}${linkTo('review', confirmationToken(reviewId))}`
}

/** The id of the review that a token confirms; null for a token that is invalid or has expired. */
export function readConfirmation(token: string): string | null {
  return readToken(token, CONFIRM_REVIEW)?.subject ?? null
}

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
