import { sql } from 'kysely'
import type { ProblemCode } from '@/form-schemas/problem'
import type { Trx } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import { foldNickname } from './fold-nickname'
import { moderators } from './moderation/link'
import type { ReviewRecord } from './moderation/read-for-moderator'

/** A stored review with a confirmed address. */
export type ConfirmedReview = Pick<ReviewRecord, 'id' | 'email' | 'nickname' | 'product_key'>

/** Claims a nickname for an address; false if another has it. The unique index decides simultaneous claims. */
const claimNickname = async (trx: Trx, { nickname, email }: ConfirmedReview): Promise<boolean> => {
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

/** Withdraws the author's other waiting review of the product: the newer one replaces it. */
const replaceWaiting = async (trx: Trx, { email, product_key: product }: ConfirmedReview): Promise<void> => {
  const replaced = await trx
    .updateTable('review')
    .set({ status: 'withdrawn' })
    .where('email', '=', email)
    .where('product_key', '=', product)
    .where('status', '=', 'pending')
    .returning('id')
    .execute()
  for (const { id } of replaced)
    await trx
      .insertInto('review_event')
      .values({ review_id: id, status: 'withdrawn', actor: 'author', reason: null, note: null })
      .execute()
}

const isPublished = async (trx: Trx, { email, product_key: product }: ConfirmedReview): Promise<boolean> => {
  const published = await trx
    .selectFrom('review')
    .select('id')
    .where('email', '=', email)
    .where('product_key', '=', product)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return published !== undefined
}

/**
 * Queues a confirmed review for moderation. An address has one waiting or published review per product (REVIEW-13).
 * @returns the reason against it, or null. The caller then rolls back.
 */
export async function enterQueue(trx: Trx, review: ConfirmedReview): Promise<ProblemCode | null> {
  // Serializes simultaneous confirmations of one address.
  await sql`select pg_advisory_xact_lock(hashtext(${`review ${review.email}`}))`.execute(trx)
  if (!(await claimNickname(trx, review))) return 'duplicateNickname'
  await replaceWaiting(trx, review)
  // After the step above: a moderator may have published the waiting one meanwhile.
  if (await isPublished(trx, review)) return 'alreadyReviewed'
  await trx
    .updateTable('review')
    .set({ status: 'pending', nickname: review.nickname })
    .where('id', '=', review.id)
    .execute()
  await trx
    .insertInto('review_event')
    .values({ review_id: review.id, status: 'pending', actor: 'author', reason: null, note: null })
    .execute()
  for (const moderator of moderators().keys())
    await enqueue(trx, 'review-moderate', { review: review.id, moderator })
  return null
}
