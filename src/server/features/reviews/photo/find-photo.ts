import { contentPages } from '@/server/content/pages'
import { findRow, withDatabase } from '@/server/database/database'
import { readModerationToken } from '../links'
import { photoStorage } from './storage'

/** Whether a product may show reviews now: it may have become a medicine. */
const mayShow = async (productKey: string): Promise<boolean> =>
  (await contentPages().reviewable(contentPages().source(false))).has(productKey)

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A review's photo, if public or for its moderator; else null. @throws ServiceUnavailable, ContentError, of storage */
export async function findPhoto(
  reviewId: string,
  token: string | null,
): Promise<{ bytes: Buffer; isPublic: boolean } | null> {
  if (!ID.test(reviewId)) return null
  const review = await withDatabase((db) => findRow(db, 'review', { id: reviewId }))
  if (!review || review.photo === null) return null
  const isPublic = review.status === 'approved' && (await mayShow(review.product_key))
  if (!isPublic && readModerationToken(token ?? '')?.reviewId !== reviewId) return null
  const bytes = await photoStorage().get(review.photo)
  return bytes && { bytes, isPublic }
}
