import type { Trx } from '../database/tables'
import { openSafetyCase } from '../safety/open-case'

/** Records a review that reports harm as a safety case, in the caller's transaction. */
export async function openReviewCase(trx: Trx, id: string): Promise<void> {
  const review = await trx
    .selectFrom('review')
    .select(['product_key', 'title', 'summary', 'description', 'nickname', 'email', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await openSafetyCase(trx, {
    source: 'review',
    sourceId: id,
    productKey: review.product_key,
    report: `${review.title}\n${review.summary}\n\n${review.description}`,
    reporter: { name: review.nickname, email: review.email },
    receivedAt: review.created_at,
  })
}
