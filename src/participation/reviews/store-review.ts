import { randomUUID } from 'node:crypto'
import type { ProblemCode } from '@/form-schemas/problem'
import type { ReviewWords } from '@/models/review'
import type { Trx } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import { enterQueue } from './enter-queue'
import { foldNickname } from './fold-nickname'
import { openReviewCase } from './open-review-case'

/** A validated new review. */
export interface NewReview extends ReviewWords {
  submissionId: string
  productKey: string
  email: string
  reportsHarm: boolean
  photo: { name: string; width: number; height: number } | null
  consentVersion: string
}

/** Whether a nickname is free. The confirmation claims it (`enter-queue.ts`). */
const isNicknameFree = async (trx: Trx, nickname: string, email: string): Promise<boolean> => {
  const taken = await trx
    .selectFrom('review_nickname')
    .select('folded')
    .where('folded', '=', foldNickname(nickname))
    .where('email', '!=', email)
    .executeTakeFirst()
  return taken === undefined
}

/**
 * Stores a review. Its author confirms the address by mail, unless logged in with it: then it is queued at once.
 * @param confirmAfter seconds until that mail, or null. @returns the reason against it; the caller then rolls back
 */
export async function storeReview(
  trx: Trx,
  review: NewReview,
  confirmAfter: number | null,
): Promise<ProblemCode | null> {
  const { submissionId, productKey, reportsHarm, photo, consentVersion, ...words } = review
  const { nickname, email } = words
  if (!(await isNicknameFree(trx, nickname, email))) return 'duplicateNickname'
  const id = randomUUID()
  await trx
    .insertInto('review')
    .values({
      id,
      status: 'unconfirmed',
      ...words,
      submission_id: submissionId,
      product_key: productKey,
      tells_harm: reportsHarm,
      photo: photo?.name ?? null,
      photo_width: photo?.width ?? null,
      photo_height: photo?.height ?? null,
      consent_version: consentVersion,
    })
    .execute()
  if (reportsHarm) await openReviewCase(trx, id)
  if (confirmAfter === null) return enterQueue(trx, { id, email, nickname, product_key: productKey })
  await trx
    .insertInto('review_event')
    .values({ review_id: id, status: 'unconfirmed', actor: 'author', reason: null, note: null })
    .execute()
  await enqueue(trx, 'review-confirm', { review: id }, { delaySeconds: confirmAfter })
  return null
}
