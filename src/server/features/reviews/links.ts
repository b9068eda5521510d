import { pseudonymOf, readToken, signToken } from '@/server/protection/signed-token'
import { serverEnv } from '@/shared/config/env'
import { linkTo } from '@/shared/routing/account-pages'
import { MODERATION_PATH } from '@/shared/routing/reviews'

/** Days until an unconfirmed review is deleted; its link is valid as long. */
export const CONFIRM_DAYS = 7

const CONFIRM_REVIEW = 'confirm-review'

export function confirmationToken(reviewId: string, now?: number): string {
  return signToken({ purpose: CONFIRM_REVIEW, subject: reviewId }, CONFIRM_DAYS * 86_400, now)
}

export function confirmationHref(reviewId: string): string {
  return `${serverEnv().SITE_URL}${linkTo('confirmar-avaliacao', confirmationToken(reviewId))}`
}

/** The review of a confirmation token; null if invalid or expired. */
export function readConfirmation(token: string): string | null {
  return readToken(token, CONFIRM_REVIEW)?.subject ?? null
}

export const LINK_DAYS = 14

/** Present moderators by pseudonym, which links and jobs use instead of addresses. */
export function moderators(): ReadonlyMap<string, string> {
  return new Map(serverEnv().MODERATION_ADDRESS.map((address) => [pseudonymOf(address), address]))
}

export function moderationToken(reviewId: string, holder: string, now?: number): string {
  return signToken({ purpose: 'moderate-review', subject: reviewId, holder }, LINK_DAYS * 86_400, now)
}

export function moderationHref(reviewId: string, holder: string): string {
  const { SITE_URL } = serverEnv()
  return `${SITE_URL}${MODERATION_PATH}?${new URLSearchParams({ token: moderationToken(reviewId, holder) })}`
}

/** A token's moderator and review; null if invalid, expired, or of a former moderator. */
export function readModerationToken(token: string): { reviewId: string; moderator: string } | null {
  const claim = readToken(token, 'moderate-review')
  const moderator = claim && moderators().get(claim.holder)
  return claim && moderator ? { reviewId: claim.subject, moderator } : null
}
