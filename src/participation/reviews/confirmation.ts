import { serverEnv } from '@/config/env'
import { LINK_PAGES, linkTo } from '@/routing/account-pages'
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
  return `${serverEnv().SITE_URL}${linkTo(LINK_PAGES.review, confirmationToken(reviewId))}`
}

/** The id of the review that a token confirms; null for a token that is invalid or has expired. */
export function readConfirmation(token: string): string | null {
  return readToken(token, CONFIRM_REVIEW)?.subject ?? null
}
