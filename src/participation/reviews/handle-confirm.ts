import type { confirmReviewForm } from '@/form-schemas/confirm-review'
import type { ProblemCode } from '@/form-schemas/problem'
import { pathOfSlug } from '@/routing/links'
import type { FormHandler, SubmissionOutcome } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { readConfirmation } from './confirmation'
import { enterQueue } from './enter-queue'
import { REVIEW_THANKS } from './handle'
import { isSuitableNickname } from './screening/nickname'

const invalid = (field: string, code: ProblemCode): SubmissionOutcome => ({
  status: 'invalid',
  problems: [{ field, code }],
})

/** The field of a problem. */
const fieldOf = (code: ProblemCode): string => (code === 'duplicateNickname' ? 'nickname' : 'token')

/**
 * Confirms a review's address by its mailed link and queues the review, once. A second click gets the same page. A
 * stale link's review is deleted.
 */
export const handleConfirmReview: FormHandler<typeof confirmReviewForm> = async (
  { token, nickname },
  context,
) => {
  const id = readConfirmation(token)
  if (id === null) return invalid('token', 'staleLink')
  if (nickname !== '' && !isSuitableNickname(nickname)) return invalid('nickname', 'unsuitable')
  return submitOnce(context, async (trx) => {
    const review = await trx
      .selectFrom('review')
      .select(['id', 'email', 'nickname', 'product_key', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!review) return invalid('token', 'staleLink')
    if (review.status === 'unconfirmed') {
      const problem = await enterQueue(trx, { ...review, nickname: nickname || review.nickname })
      if (problem) return invalid(fieldOf(problem), problem)
    }
    return { status: 'done', next: pathOfSlug(REVIEW_THANKS) }
  })
}
