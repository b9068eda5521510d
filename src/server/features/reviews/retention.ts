import { sql } from 'kysely'
import type { RetentionRule } from '@/server/database/personal-data'
import type { Trx } from '@/server/database/tables'
import type { ReviewRecord } from '@/server/database/tables/reviews'
import { enqueue } from '@/server/jobs/outbox'
import { CONFIRM_DAYS } from './links'

type Erased = Pick<ReviewRecord, 'product_key' | 'status' | 'photo'>

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

const freeNicknames = (trx: Trx) =>
  sql`delete from review_nickname where not exists (select from review
    where review.email = review_nickname.email and status != 'unconfirmed')`.execute(trx)

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
      .where(
        sql<boolean>`not exists (select from review_event where review_id = review.id and at >= ${before})`,
      )
      .returning(['product_key', 'status', 'photo'])
      .execute()
    await afterErasure(trx, gone, 'review-photo-expired')
    await freeNicknames(trx)
    return gone.length
  },
}

export const reviewRetention: RetentionRule[] = [unconfirmedRetention, hiddenRetention]
