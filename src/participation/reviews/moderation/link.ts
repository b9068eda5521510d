import { serverEnv } from '@/config/env'
import { MODERATION_PATH } from '@/routing/reviews'
import { pseudonymOf, readToken, signToken } from '../../protection/signed-token'

/** Days that a moderator's link is valid. */
export const LINK_DAYS = 14

/** Present moderators by pseudonym, which links and jobs use instead of addresses. */
export function moderators(): ReadonlyMap<string, string> {
  return new Map(serverEnv().MODERATION_ADDRESS.map((address) => [pseudonymOf(address), address]))
}

export function moderationToken(reviewId: string, holder: string, now?: number): string {
  return signToken({ purpose: 'moderate-review', subject: reviewId, holder }, LINK_DAYS * 86_400, now)
}

/** The page on which a moderator decides. */
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
