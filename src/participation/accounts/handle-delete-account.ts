import { randomUUID } from 'node:crypto'
import type { deleteAccountForm } from '@/form-schemas/accounts/delete-account'
import { logger } from '@/logging/logger'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { withDatabase } from '../database/database'
import { sendMail } from '../mail/mail'
import { failureCode } from '../outbox/undeliverable'
import { eraseFrom } from '../privacy/erased-persons'
import type { FormHandler } from '../submissions/handler'
import { wrongPassword } from './check-password'
import { unmarkDevice } from './device-cookie'
import { type AccountUser, userById } from './find-user'
import { forgetFailures, knownBy } from './lock-out'
import { clearedCookie, loggedOutHeaders } from './login-cookie'
import { accountDeletedMail } from './mails'
import { busyAsLimited, SESSION_OVER } from './outcomes'

/** Sends a farewell after everything is erased, once only: a retry would need to store the address. */
const sendGoodbye = async (user: AccountUser): Promise<void> => {
  try {
    await sendMail(await accountDeletedMail(user), randomUUID())
  } catch (error) {
    logger.warn({ code: failureCode(error) }, 'accounts: the mail after a deletion did not go')
  }
}

/** Erases an account and all other data of its address, after checking its password. */
export const handleDeleteAccount: FormHandler<typeof deleteAccountForm> = (
  { password },
  { session, visitor, cookies, subjects },
) =>
  busyAsLimited(async () => {
    if (!session) return SESSION_OVER
    const { accountId, email, sessionId } = session
    const refused = await wrongPassword(accountId, password, knownBy('session', sessionId))
    if (refused) return refused
    const user = await withDatabase((db) => userById(db, accountId))
    await eraseFrom(subjects, email)
    await forgetFailures(email, visitor.addressKey)
    if (user) void sendGoodbye(user)
    const headers = { ...loggedOutHeaders(), 'Set-Cookie': [clearedCookie(), unmarkDevice(cookies, email)] }
    return { status: 'done', next: ACCOUNT_PAGES.deleted, headers }
  })
