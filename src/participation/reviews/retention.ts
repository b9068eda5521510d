import type { ReviewStatus } from '@/models/moderation'
import type { Trx } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import type { RetentionRule } from '../privacy/retention-rule'
import { CONFIRM_DAYS } from './confirmation'

interface Erased {
  product_key: string
  status: ReviewStatus
  photo: string | null
}

/** After deleting reviews: deletes their photos, or moves expired ones to the trash, and revalidates pages. */
export async function afterErasure(
  trx: Trx,
  gone: readonly Erased[],
  photoJob: 'review-photo-gone' | 'review-photo-expired',
): Promise<void> {
  for (const { photo } of gone) if (photo !== null) await enqueue(trx, photoJob, { photo })
  const shown = gone.filter(({ status }) => status === 'approved').map(({ product_key: product }) => product)
  for (const product of new Set(shown)) await enqueue(trx, 'reviews-changed', { product })
}

/** Frees nicknames without a review. */
const freeNicknames = (trx: Trx) =>
  trx
    .deleteFrom('review_nickname')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review')
            .select('id')
            .whereRef('review.email', '=', 'review_nickname.email')
            .where('status', '!=', 'unconfirmed'),
        ),
      ),
    )
    .execute()

/** Reviews not confirmed in time. */
export const unconfirmedRetention: RetentionRule = {
  name: 'reviews that nobody confirmed',
  tables: ['review', 'review_event'],
  days: () => CONFIRM_DAYS,
  apply: async (trx, before) => {
    const gone = await trx
      .deleteFrom('review')
      .where('status', '=', 'unconfirmed')
      .where('created_at', '<', before)
      .returning(['product_key', 'status', 'photo'])
      .execute()
    await afterErasure(trx, gone, 'review-photo-expired')
    return gone.length
  },
}

/** Hidden reviews (refused, withdrawn, undecided), counted from their last step. */
export const hiddenRetention: RetentionRule = {
  name: 'reviews that are not shown',
  tables: ['review', 'review_event', 'review_nickname'],
  days: (env) => env.RETENTION_REVIEW_DAYS,
  apply: async (trx, before) => {
    const gone = await trx
      .deleteFrom('review')
      .where('status', 'in', ['pending', 'rejected', 'withdrawn'])
      .where('created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('review_event')
              .select('id')
              .whereRef('review_event.review_id', '=', 'review.id')
              .where('at', '>=', before),
          ),
        ),
      )
      .returning(['product_key', 'status', 'photo'])
      .execute()
    await afterErasure(trx, gone, 'review-photo-expired')
    await freeNicknames(trx)
    return gone.length
  },
}

export const reviewRetention: RetentionRule[] = [unconfirmedRetention, hiddenRetention]
