import type { changePasswordForm } from '@/form-schemas/accounts/change-password'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction } from '../database/database'
import { enqueue } from '../outbox/outbox'
import type { FormHandler } from '../submissions/handler'
import { checkPassword } from './check-password'
import { endAllLogins, storePassword } from './library'
import { endLinks } from './links'
import { knownBy } from './lock-out'
import { loggedOutHeaders } from './login-cookie'
import { busyAsLimited, lockedFor, problemOf, SESSION_OVER } from './outcomes'
import { isGuessable } from './passwords/is-guessable'
import { hashPassword } from './passwords/password-hash'

/** Changes the password after checking the present one. Ends all logins, this one too, and notifies the owner. */
export const handleChangePassword: FormHandler<typeof changePasswordForm> = (
  { currentPassword, password },
  { session },
) =>
  busyAsLimited(async () => {
    if (!session) return SESSION_OVER
    if (isGuessable(password, session.email)) return problemOf('password', 'commonPassword')
    const account = session.accountId
    const checked = await checkPassword(account, currentPassword, knownBy('session', session.sessionId))
    if (typeof checked === 'number') return lockedFor(checked)
    if (!checked) return problemOf('currentPassword', 'wrongPassword')
    const passwordHash = await hashPassword(password)
    await inTransaction(async (trx) => {
      await storePassword(trx, account, passwordHash)
      await endAllLogins(trx, account)
      await endLinks(trx, account)
      await enqueue(trx, 'account-password-changed', { account })
    })
    return {
      status: 'done',
      next: ACCOUNT_PAGES.passwordChanged,
      headers: loggedOutHeaders(),
    }
  })
