import type { forgotPasswordForm } from '@/form-schemas/accounts/forgot-password'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { enqueue } from '../outbox/outbox'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { claimMail } from './claim-mail'
import { userByEmail } from './find-user'
import { LINK_PAUSE } from './limits'

const NOBODY = 'nobody'

/**
 * Mails a link for another password, if there is an account. Soon after one was mailed no further mail goes: that link still
 * holds. The response and the work are the same in each case, without an account as well: the job that finds nobody ends
 * without a mail.
 */
export const handleForgotPassword: FormHandler<typeof forgotPasswordForm> = ({ email }, context) =>
  submitOnce(context, async (trx) => {
    const account = (await userByEmail(trx, email))?.id ?? NOBODY
    const mails = await claimMail(trx, account, 'reset', LINK_PAUSE)
    await enqueue(trx, 'account-reset', { account: mails ? account : NOBODY })
    return { status: 'done', next: ACCOUNT_PAGES.resetRequested }
  })
