import { withDatabase } from '../../database/database'
import { readModerationToken } from '../moderation/link'
import { photoStorage } from './storage'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The photo of a review: of a published one for all, of any other for a moderator whose link holds.
 * @returns null where there is none to be shown. @throws ServiceAway, and whatever the storage throws
 */
export async function findPhoto(
  reviewId: string,
  token: string | null,
): Promise<{ bytes: Buffer; isPublic: boolean } | null> {
  if (!ID.test(reviewId)) return null
  const review = await withDatabase((db) =>
    db.selectFrom('review').select(['photo', 'status']).where('id', '=', reviewId).executeTakeFirst(),
  )
  if (!review || review.photo === null) return null
  const isPublic = review.status === 'approved'
  if (!isPublic && readModerationToken(token ?? '')?.reviewId !== reviewId) return null
  const bytes = await photoStorage().get(review.photo)
  return bytes && { bytes, isPublic }
}
