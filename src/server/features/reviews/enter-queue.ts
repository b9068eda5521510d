import { sql } from 'kysely'
import { findRow } from '@/server/database/database'
import type { Trx } from '@/server/database/tables'
import type { ReviewRecord } from '@/server/database/tables/reviews'
import { enqueue } from '@/server/jobs/outbox'
import type { ProblemCode } from '@/shared/schemas/problem'
import type { confirmReviewForm } from '@/shared/schemas/review'
import { atPlace, type FormHandler, problemOf, submitOnce } from '../submissions/handler'
import { moderators, readConfirmation } from './links'
import { foldNickname, isSuitableNickname } from './screening/nickname'

export type ConfirmedReview = Pick<ReviewRecord, 'id' | 'email' | 'nickname' | 'product_key'>

/** Claims a nickname for an address; false if another has it. The unique index decides simultaneous claims. */
const claimNickname = async (trx: Trx, { nickname, email }: ConfirmedReview): Promise<boolean> => {
  const { rows } = await sql`
    insert into review_nickname (folded, email) values (${foldNickname(nickname)}, ${email})
    on conflict (folded) do update set email = excluded.email where review_nickname.email = excluded.email
    returning folded`.execute(trx)
  return rows.length > 0
}

/** Withdraws the author's other waiting review of the product: the newer one replaces it. */
const replaceWaiting = async (trx: Trx, { email, product_key: product }: ConfirmedReview): Promise<void> => {
  const replaced = await trx
    .updateTable('review')
    .set({ status: 'withdrawn' })
    .where(({ and }) => and({ email, product_key: product, status: 'pending' }))
    .returning('id')
    .execute()
  for (const { id } of replaced)
    await trx
      .insertInto('review_event')
      .values({ review_id: id, status: 'withdrawn', actor: 'author' })
      .execute()
}

/** Queues a confirmed review (REVIEW-13). @returns the reason against it, or null; the caller then rolls back */
export async function enterQueue(trx: Trx, review: ConfirmedReview): Promise<ProblemCode | null> {
  // Serializes simultaneous confirmations of one address.
  await sql`select pg_advisory_xact_lock(hashtext(${`review ${review.email}`}))`.execute(trx)
  if (!(await claimNickname(trx, review))) return 'duplicateNickname'
  await replaceWaiting(trx, review)
  // After the step above: a moderator may have published the waiting one meanwhile.
  const { email, product_key } = review
  if (await findRow(trx, 'review', { email, product_key, status: 'approved' })) return 'alreadyReviewed'
  await trx
    .updateTable('review')
    .set({ status: 'pending', nickname: review.nickname })
    .where('id', '=', review.id)
    .execute()
  await trx
    .insertInto('review_event')
    .values({ review_id: review.id, status: 'pending', actor: 'author' })
    .execute()
  for (const moderator of moderators().keys())
    await enqueue(trx, 'review-moderate', { review: review.id, moderator })
  return null
}

/** Confirms a review's address by its mailed link and queues the review, once. A stale link's review is deleted. */
export const handleConfirmReview: FormHandler<typeof confirmReviewForm> = async (
  { token, nickname },
  context,
) => {
  const id = readConfirmation(token)
  if (id === null) return problemOf('token', 'staleLink')
  if (nickname !== '' && !(await isSuitableNickname(nickname))) return problemOf('nickname', 'unsuitable')
  return submitOnce(context, async (trx) => {
    const review = await trx
      .selectFrom('review')
      .select(['id', 'email', 'nickname', 'product_key', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!review) return problemOf('token', 'staleLink')
    if (review.status === 'unconfirmed') {
      const problem = await enterQueue(trx, { ...review, nickname: nickname || review.nickname })
      if (problem) return problemOf(problem === 'duplicateNickname' ? 'nickname' : 'token', problem)
    } else if (nickname !== '' && nickname !== review.nickname)
      return problemOf('nickname', 'duplicateSubmission')
    return { status: 'done', next: atPlace('reviewConfirmed') }
  })
}
