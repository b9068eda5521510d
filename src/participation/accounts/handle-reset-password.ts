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

/** Whose link it is, without using it up: a password that is refused must not cost the link. */
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
  // Ends every login of the account as well.
  await authOver(trx, { passwordHash }).api.resetPassword({ body: { newPassword: password, token } })
  await endLinks(trx, account)
  // Whoever opened the link has shown that the address is theirs.
  await trx.updateTable('account_user').set({ email_verified: true }).where('id', '=', account).execute()
  await enqueue(trx, 'account-password-changed', { account })
}

/**
 * Sets another password by a mailed link, once; all logins end, and the owner is told. The browser is known as the owner's
 * from then on: no stranger's tries keep it from the login that follows.
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
