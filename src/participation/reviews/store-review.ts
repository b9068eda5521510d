import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ReviewWords } from '@/models/review'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import { foldNickname } from './fold-nickname'
import { moderators } from './moderation/link'
import { openReviewCase } from './open-review-case'

/** A review as it comes in, all of it checked. */
export interface NewReview extends ReviewWords {
  submissionId: string
  productKey: string
  email: string
  tellsHarm: boolean
  photo: { name: string; width: number; height: number } | null
  consentVersion: string
}

/**
 * Whether a nickname is this address's, from now on if it was nobody's. The unique index decides, also between visitors
 * who send at the same moment.
 */
const claimNickname = async (trx: Transaction<Tables>, nickname: string, email: string): Promise<boolean> => {
  const claimed = await trx
    .insertInto('review_nickname')
    .values({ folded: foldNickname(nickname), email })
    .onConflict((conflict) =>
      conflict
        .column('folded')
        .doUpdateSet({ email: sql<string>`excluded.email` })
        .whereRef('review_nickname.email', '=', sql.ref('excluded.email')),
    )
    .returning('folded')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Tells the moderators, each by a mail of their own. */
const tellModerators = async (trx: Transaction<Tables>, id: string): Promise<void> => {
  for (const moderator of moderators().keys())
    await enqueue(trx, 'review-moderate', { review: id, moderator })
}

/** Stores a review, which waits for a moderator. @returns its id; null when its nickname is another's */
export async function storeReview(trx: Transaction<Tables>, review: NewReview): Promise<string | null> {
  if (!(await claimNickname(trx, review.nickname, review.email))) return null
  const id = randomUUID()
  await trx
    .insertInto('review')
    .values({
      id,
      submission_id: review.submissionId,
      product_key: review.productKey,
      rating: review.rating,
      recommends: review.recommends,
      title: review.title,
      summary: review.summary,
      description: review.description,
      nickname: review.nickname,
      location: review.location,
      email: review.email,
      tells_harm: review.tellsHarm,
      photo: review.photo?.name ?? null,
      photo_width: review.photo?.width ?? null,
      photo_height: review.photo?.height ?? null,
      consent_version: review.consentVersion,
    })
    .execute()
  await trx
    .insertInto('review_event')
    .values({ review_id: id, status: 'pending', actor: 'author', reason: null, note: null })
    .execute()
  if (review.tellsHarm) await openReviewCase(trx, id)
  await tellModerators(trx, id)
  return id
}
