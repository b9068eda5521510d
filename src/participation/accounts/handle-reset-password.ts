import type { Transaction } from 'kysely'
import type { resetPasswordForm } from '@/form-schemas/accounts/reset-password'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction, withDatabase } from '../database/database'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import type { FormHandler } from '../submissions/handler'
import { markDevice } from './device-cookie'
import { userById } from './find-user'
import { accountOfLink, authOver, refusalOf } from './library'
import { endLinks } from './links'
import { forgetFailures } from './lock-out'
import { busyAsLimited, problemOf } from './outcomes'
import { isGuessable } from './passwords/is-guessable'
import { hashPassword } from './passwords/password-hash'

/** The link's owner, without consuming it: a refused password must not cost the link. */
const ownerOf = (token: string) =>
  withDatabase(async (db) => {
    const account = await accountOfLink(db, 'reset-password', token)
    return account === null ? null : userById(db, account)
  })

const store = async (
  trx: Transaction<Tables>,
  {
    account,
    token,
    password,
    passwordHash,
  }: Record<'account' | 'token' | 'password' | 'passwordHash', string>,
): Promise<void> => {
  // Also ends every login of the account.
  await authOver(trx, { passwordHash }).api.resetPassword({ body: { newPassword: password, token } })
  await endLinks(trx, account)
  // Who opened the link owns the address.
  await trx.updateTable('account_user').set({ email_verified: true }).where('id', '=', account).execute()
  await enqueue(trx, 'account-password-changed', { account })
}

/**
 * Sets a new password by a mailed link, once; ends all logins and notifies the owner. The browser is marked as the
 * owner's, so that strangers' tries do not lock its next login.
 */
export const handleResetPassword: FormHandler<typeof resetPasswordForm> = (
  { token, password },
  { visitor, cookies },
) =>
  busyAsLimited(async () => {
    const user = await ownerOf(token)
    if (!user) return problemOf(null, 'staleLink')
    if (isGuessable(password, user.email)) return problemOf('password', 'commonPassword')
    const passwordHash = await hashPassword(password)
    try {
      await inTransaction((trx) => store(trx, { account: user.id, token, password, passwordHash }))
    } catch (error) {
      // Used by another request meanwhile.
      if (refusalOf(error) !== null) return problemOf(null, 'staleLink')
      throw error
    }
    await forgetFailures(user.email, visitor.addressKey)
    return {
      status: 'done',
      next: ACCOUNT_PAGES.passwordChanged,
      headers: { 'Set-Cookie': markDevice(cookies, user.email) },
    }
  })
