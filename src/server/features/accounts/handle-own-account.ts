import { randomUUID } from 'node:crypto'
import { findRow, inTransaction, withDatabase } from '@/server/database/database'
import { failureCode } from '@/server/jobs/topic'
import { logger } from '@/server/log/logger'
import { sendMail } from '@/server/mail/mail'
import { eraseFrom } from '@/server/privacy/erased-persons'
import { accountAfter } from '@/shared/routing/account-pages'
import type {
  endOtherSessionsForm,
  endSessionForm,
  logoutForm,
  withdrawReviewForm,
} from '@/shared/schemas/accounts/account-actions'
import type { deleteAccountForm } from '@/shared/schemas/accounts/passwords'
import { decideIn } from '../reviews/moderation/decide'
import { atPlace, type FormHandler } from '../submissions/handler'
import { clearedCookie, loggedOutHeaders, unmarkDevice } from './cookies'
import { forgetFailures, knownBy, SESSION_OVER, wrongPassword } from './lock-out'
import { accountDeletedMail } from './mails'
import { type AccountUser, endSession, userById } from './users'

export const handleLogout: FormHandler<typeof logoutForm> = async (_values, { session }) => {
  if (session) await withDatabase((db) => endSession(db, session.sessionId))
  return { status: 'done', next: atPlace('loggedOut'), headers: loggedOutHeaders() }
}

export const handleEndSession: FormHandler<typeof endSessionForm> = async ({ session: id }, { session }) => {
  if (!session) return SESSION_OVER
  await withDatabase((db) =>
    db.deleteFrom('account_session').where('id', '=', id).where('user_id', '=', session.accountId).execute(),
  )
  return { status: 'done', next: accountAfter('sessionEnded') }
}

export const handleEndOtherSessions: FormHandler<typeof endOtherSessionsForm> = async (
  _values,
  { session },
) => {
  if (!session) return SESSION_OVER
  await withDatabase((db) =>
    db
      .deleteFrom('account_session')
      .where('user_id', '=', session.accountId)
      .where('id', '!=', session.sessionId)
      .execute(),
  )
  return { status: 'done', next: accountAfter('othersEnded') }
}

/** Withdraws an own published review; does nothing for others. */
export const handleWithdrawReview: FormHandler<typeof withdrawReviewForm> = async (
  { review },
  { session },
) => {
  if (!session) return SESSION_OVER
  await inTransaction(async (trx) => {
    const own = await findRow(trx, 'review', { id: review, email: session.email })
    if (own) await decideIn(trx, own.id, 'withdraw', { actor: 'author', reason: 'asked' })
  })
  return { status: 'done', next: accountAfter('withdrawn', review) }
}

/** Sends a farewell after everything is erased, once only: a retry would need to store the address. */
const sendGoodbye = async (user: AccountUser): Promise<void> => {
  try {
    await sendMail(await accountDeletedMail(user), randomUUID())
  } catch (error) {
    logger.warn({ code: failureCode(error) }, 'accounts: the mail after a deletion did not go')
  }
}

/** Erases an account and all other data of its address, after checking its password. */
export const handleDeleteAccount: FormHandler<typeof deleteAccountForm> = async (
  { password },
  { session, visitor, cookies, subjects },
) => {
  if (!session) return SESSION_OVER
  const { accountId, email, sessionId } = session
  const refused = await wrongPassword(accountId, password, knownBy('session', sessionId))
  if (refused) return refused
  const user = await withDatabase((db) => userById(db, accountId))
  await eraseFrom(subjects, email)
  await forgetFailures(email, visitor.addressKey)
  if (user) void sendGoodbye(user)
  const headers = { ...loggedOutHeaders(), 'Set-Cookie': [clearedCookie(), unmarkDevice(cookies, email)] }
  return { status: 'done', next: atPlace('accountDeleted'), headers }
}
