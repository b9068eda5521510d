import { contentPages } from '@/content/pages'
import type { ModerationView, ReviewStep } from '@/models/moderation'
import { pathOfSlug } from '@/routing/links'
import { ServiceUnavailable, withDatabase } from '../../database/database'
import { writtenAt } from '../../mail/written-at'
import { logAccess } from '../../privacy/access-log'
import { photoPath } from '../reading/review-row'
import { hintsFor } from '../screening/hints'
import { decisionsFor, isReason, REASONS } from '../transitions'
import { readModerationToken } from './link'
import { type ReviewEvent, readForModerator } from './read-for-moderator'

const stepOf = ({ status, actor, at, reason, note }: ReviewEvent): ReviewStep => ({
  status,
  actor,
  at: writtenAt(at),
  reason: reason !== null && isReason(reason) ? reason : null,
  note,
})

const read = async (token: string): Promise<ModerationView> => {
  const allowed = readModerationToken(token)
  if (!allowed) return { kind: 'invalid' }
  const { reviewId, moderator } = allowed
  await withDatabase((db) =>
    logAccess(db, { actor: moderator, action: 'moderation-page', subject: reviewId }),
  )
  const found = await readForModerator(reviewId)
  if (!found) return { kind: 'gone' }
  const { review, events, others, harm } = found
  const product = (await contentPages().reviewable('delivery')).get(review.product_key)
  const { photo, photo_width: width, photo_height: height } = review
  const url = `${photoPath(review.id)}?${new URLSearchParams({ token })}`
  return {
    kind: 'review',
    token,
    reasons: REASONS,
    review: {
      product: product?.title ?? review.product_key,
      productHref: product ? pathOfSlug(product.slug) : null,
      isReviewable: product !== undefined,
      status: review.status,
      rating: review.rating,
      recommends: review.recommends,
      title: review.title,
      summary: review.summary,
      description: review.description,
      author: `${review.nickname}, ${review.location}`,
      writtenAt: writtenAt(review.created_at),
      harm,
      photo: photo === null || width === null || height === null ? null : { url, width, height },
      hints: hintsFor(review),
      others,
      steps: events.map(stepOf),
      decisions: decisionsFor(review.status),
    },
  }
}

/** A link's page; changes nothing. */
export async function moderationView(token: string): Promise<ModerationView> {
  try {
    return await read(token)
  } catch (error) {
    if (error instanceof ServiceUnavailable) return { kind: 'away' }
    throw error
  }
}
