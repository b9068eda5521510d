import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction } from '../database/database'
import { enqueue } from '../outbox/outbox'
import type { FormHandler } from '../submissions/handler'
import { countMailTo } from './count-mail-to'
import { userByEmail } from './find-user'

/**
 * Mails a link for another password, if there is an account. The same is done and answered where there is none: the job
 * that finds nobody ends without a mail.
 */
export const handleForgotPassword: FormHandler<'forgot-password'> = async ({ email }) => {
  const wait = await countMailTo('forgot-password', email)
  if (wait > 0) return { status: 'limited', seconds: wait }
  return inTransaction(async (trx) => {
    const user = await userByEmail(trx, email)
    await enqueue(trx, 'account-reset', { account: user?.id ?? 'nobody' })
    return { status: 'done', next: ACCOUNT_PAGES.resetAsked }
  })
}
