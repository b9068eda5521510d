import { serverEnv } from '@/config/env'
import { LINK_PAGES, linkTo } from '@/routing/account-pages'
import { readToken, signToken } from '../protection/signed-token'

/** Days until an unconfirmed review is deleted; its link is valid as long. */
export const CONFIRM_DAYS = 7

const CONFIRM_REVIEW = 'confirm-review'

/** A signed review id, for the mailed link. */
export function confirmationToken(reviewId: string, now?: number): string {
  return signToken({ purpose: CONFIRM_REVIEW, subject: reviewId }, CONFIRM_DAYS * 86_400, now)
}

/** The page on which an author confirms a review. */
export function confirmationHref(reviewId: string): string {
  return `${serverEnv().SITE_URL}${linkTo(LINK_PAGES.review, confirmationToken(reviewId))}`
}

/** The review of a confirmation token; null if invalid or expired. */
export function readConfirmation(token: string): string | null {
  return readToken(token, CONFIRM_REVIEW)?.subject ?? null
}
