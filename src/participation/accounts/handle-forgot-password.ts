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
 * Mails a link for a new password, if there is an account; none soon after the last, whose link is still valid.
 * Response and work are the same without an account: the job then sends nothing.
 */
export const handleForgotPassword: FormHandler<typeof forgotPasswordForm> = ({ email }, context) =>
  submitOnce(context, async (trx) => {
    const account = (await userByEmail(trx, email))?.id ?? NOBODY
    const mails = await claimMail(trx, account, 'reset', LINK_PAUSE)
    await enqueue(trx, 'account-reset', { account: mails ? account : NOBODY })
    return { status: 'done', next: ACCOUNT_PAGES.resetRequested }
  })
