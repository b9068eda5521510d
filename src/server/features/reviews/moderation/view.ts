import { contentPages } from '@/server/content/pages'
import { findRow, unlessUnavailable, withDatabase } from '@/server/database/database'
import type { ReviewEvent, ReviewRecord } from '@/server/database/tables/reviews'
import { writtenAt } from '@/server/mail/written-at'
import { logAccess } from '@/server/privacy/access-log'
import type { ModerationView, ReviewStatus, ReviewStep } from '@/shared/content-model/views/moderation'
import { pathOfSlug } from '@/shared/routing/links'
import { safetyNews } from '../../safety/desk'
import { readModerationToken } from '../links'
import { photoPath } from '../reading/read-reviews'
import { hintsFor } from '../screening/nickname'
import { decisionsFor, isReason, REASONS } from '../transitions'

/** A review with steps, report of harm and number of its author's others, or null. @throws ServiceUnavailable */
const readForModerator = (id: string) =>
  withDatabase(async (db) => {
    const review = await findRow(db, 'review', { id })
    if (!review) return null
    const events = await db
      .selectFrom('review_event')
      .select(['status', 'actor', 'reason', 'note', 'at'])
      .where('review_id', '=', id)
      .orderBy('id')
      .execute()
    const { others } = await db
      .selectFrom('review')
      .select(({ fn }) => fn.countAll<number>().as('others'))
      .where(({ and }) => and({ email: review.email, product_key: review.product_key }))
      .where('id', '!=', id)
      .where('status', '!=', 'unconfirmed')
      .executeTakeFirstOrThrow()
    return { review, events, others, harm: await safetyNews(db, 'review', id) }
  })

/** Reviews of a status, oldest first. @throws ServiceUnavailable */
export function listReviews(status: ReviewStatus, limit = 100): Promise<ReviewRecord[]> {
  return withDatabase((db) =>
    db
      .selectFrom('review')
      .selectAll()
      .where('status', '=', status)
      .orderBy('created_at')
      .limit(limit)
      .execute(),
  )
}

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
export const moderationView = (token: string): Promise<ModerationView> =>
  unlessUnavailable(read(token), { kind: 'away' })
