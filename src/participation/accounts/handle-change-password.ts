import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction } from '../database/database'
import { enqueue } from '../outbox/outbox'
import type { FormHandler } from '../submissions/handler'
import { authOver } from './auth'
import { checkPassword } from './check-password'
import { endLinks } from './links'
import { loggedOutHeaders } from './login-cookie'
import { busyAsLimited, problemOf } from './outcomes'
import { isGuessable } from './passwords/is-guessable'
import { hashPassword } from './passwords/password-hash'

/** Sets another password for whoever knows the present one. All logins end, this one as well, and the owner is told. */
export const handleChangePassword: FormHandler<'change-password'> = (
  { currentPassword, password },
  { session, visitor },
) =>
  busyAsLimited(async () => {
    if (!session) return { status: 'done', next: ACCOUNT_PAGES.login }
    if (isGuessable(password, session.email)) return problemOf('password', 'commonPassword')
    const checked = await checkPassword(session, currentPassword, visitor.addressKey)
    if (typeof checked === 'number') return { status: 'limited', seconds: checked }
    if (!checked) return problemOf('currentPassword', 'wrongPassword')
    const passwordHash = await hashPassword(password)
    const account = session.accountId
    await inTransaction(async (trx) => {
      const { internalAdapter } = await authOver(trx).$context
      await internalAdapter.updatePassword(account, passwordHash)
      await internalAdapter.deleteUserSessions(account)
      await endLinks(trx, account)
      await enqueue(trx, 'account-password-changed', { account })
    })
    return {
      status: 'done',
      next: ACCOUNT_PAGES.passwordChanged,
      headers: loggedOutHeaders(),
    }
  })
