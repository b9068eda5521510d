import type { confirmReviewForm } from '@/form-schemas/confirm-review'
import { pathOfSlug } from '@/routing/links'
import { type FormHandler, problemOf } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { readConfirmation } from './confirmation'
import { enterQueue } from './enter-queue'
import { REVIEW_THANKS } from './handle'
import { isSuitableNickname } from './screening/nickname'

/** Confirms a review's address by its mailed link and queues the review, once. A stale link's review is deleted. */
export const handleConfirmReview: FormHandler<typeof confirmReviewForm> = async (
  { token, nickname },
  context,
) => {
  const id = readConfirmation(token)
  if (id === null) return problemOf('token', 'staleLink')
  if (nickname !== '' && !isSuitableNickname(nickname)) return problemOf('nickname', 'unsuitable')
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
    }
    return { status: 'done', next: pathOfSlug(REVIEW_THANKS) }
  })
}
