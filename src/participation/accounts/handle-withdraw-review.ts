import type { withdrawReviewForm } from '@/form-schemas/accounts/account-actions'
import { accountAfter } from '@/routing/account-pages'
import { inTransaction } from '../database/database'
import { decideIn } from '../reviews/moderation/decide'
import type { FormHandler } from '../submissions/handler'
import { SESSION_OVER } from './outcomes'

/** Withdraws an own published review; does nothing for others. */
export const handleWithdrawReview: FormHandler<typeof withdrawReviewForm> = async (
  { review },
  { session },
) => {
  if (!session) return SESSION_OVER
  await inTransaction(async (trx) => {
    const own = await trx
      .selectFrom('review')
      .select('id')
      .where('id', '=', review)
      .where('email', '=', session.email)
      .executeTakeFirst()
    if (own) await decideIn(trx, own.id, 'withdraw', { actor: 'author', reason: 'asked' })
  })
  return { status: 'done', next: accountAfter('withdrawn', review) }
}
