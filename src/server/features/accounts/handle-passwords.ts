import { inTransaction, withDatabase } from '@/server/database/database'
import type { Trx } from '@/server/database/tables'
import { enqueue } from '@/server/jobs/outbox'
import { pauseOf } from '@/server/protection/form-limits'
import type {
  changePasswordForm,
  forgotPasswordForm,
  resetPasswordForm,
} from '@/shared/schemas/accounts/passwords'
import { brandWords } from '../reviews/screening/nickname'
import { atPlace, type FormHandler, problemOf, submitOnce } from '../submissions/handler'
import { loggedOutHeaders, markDevice } from './cookies'
import { authOver, endAllLogins, endLinks, ownerOfLink, refusalOf, storePassword } from './library'
import { forgetFailures, knownBy, SESSION_OVER, wrongPassword } from './lock-out'
import { isGuessable } from './passwords/is-guessable'
import { hashPassword } from './passwords/password-hash'
import { LINK_PAUSE, mayMail, userByEmail } from './users'

/** Changes the password after checking the present one. Ends all logins, this one too, and notifies the owner. */
export const handleChangePassword: FormHandler<typeof changePasswordForm> = async (
  { currentPassword, password },
  { session },
) => {
  if (!session) return SESSION_OVER
  if (isGuessable(password, session.email, await brandWords())) return problemOf('password', 'commonPassword')
  const account = session.accountId
  const guesser = knownBy('session', session.sessionId)
  const refused = await wrongPassword(account, currentPassword, guesser, 'currentPassword')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  await inTransaction(async (trx) => {
    await storePassword(trx, account, passwordHash)
    await endAllLogins(trx, account)
    await endLinks(trx, account)
    await enqueue(trx, 'account-password-changed', { account })
  })
  return { status: 'done', next: atPlace('passwordChanged'), headers: loggedOutHeaders() }
}

const NOBODY = 'nobody'

/** Mails a link for a new password, unless the last one is new. Response and work are the same without an account. */
export const handleForgotPassword: FormHandler<typeof forgotPasswordForm> = ({ email }, context) =>
  submitOnce(context, async (trx) => {
    const account = (await userByEmail(trx, email))?.id ?? NOBODY
    const mails = await mayMail(trx, account, 'reset', LINK_PAUSE)
    await enqueue(
      trx,
      'account-reset',
      { account: mails ? account : NOBODY },
      { ...(mails && { key: `account-reset ${account}` }), delaySeconds: pauseOf(context.visitor) },
    )
    return { status: 'done', next: atPlace('resetRequested') }
  })

const reset = async (
  trx: Trx,
  account: string,
  { token, password, passwordHash }: Record<'token' | 'password' | 'passwordHash', string>,
): Promise<void> => {
  // Also ends every login of the account.
  await authOver(trx, { passwordHash }).api.resetPassword({ body: { newPassword: password, token } })
  await endLinks(trx, account)
  // Who opened the link owns the address.
  await trx.updateTable('account_user').set({ email_verified: true }).where('id', '=', account).execute()
  await enqueue(trx, 'account-password-changed', { account })
}

/** Sets a new password by a mailed link, once; ends all logins. The browser is marked as the owner's. */
export const handleResetPassword: FormHandler<typeof resetPasswordForm> = async (
  { token, password },
  { visitor, cookies },
) => {
  const user = await withDatabase((db) => ownerOfLink(db, 'reset-password', token))
  if (!user) return problemOf(null, 'staleLink')
  if (isGuessable(password, user.email, await brandWords())) return problemOf('password', 'commonPassword')
  const passwordHash = await hashPassword(password)
  try {
    await inTransaction((trx) => reset(trx, user.id, { token, password, passwordHash }))
  } catch (error) {
    // Used by another request meanwhile.
    if (refusalOf(error) !== null) return problemOf(null, 'staleLink')
    throw error
  }
  await forgetFailures(user.email, visitor.addressKey)
  return {
    status: 'done',
    next: atPlace('passwordChanged'),
    headers: { 'Set-Cookie': markDevice(cookies, user.email) },
  }
}
