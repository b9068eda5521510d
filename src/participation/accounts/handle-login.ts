import { isAPIError } from 'better-auth/api'
import { type Kysely, sql } from 'kysely'
import { logger } from '@/logging/logger'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction, withDatabase } from '../database/database'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import type { FormHandler } from '../submissions/handler'
import { authOver } from './auth'
import { deviceName } from './device-name'
import { endSession } from './end-session'
import { userByEmail } from './find-user'
import { enterLogin, noteRightPassword } from './lock-out'
import type { AccountSession } from './login-cookie'
import { busyAsLimited, problemOf } from './outcomes'
import { loginCookies } from './session'

/** Tells the owner of an address that somebody tries passwords; the job finds nobody where there is no account. */
const tellOwner = (email: string) =>
  inTransaction(async (trx) => {
    const user = await userByEmail(trx, email)
    await enqueue(trx, 'account-locked', { account: user?.id ?? 'nobody' })
  })

/** The password was right, the address is not confirmed yet: the link comes once more, once an hour at most. */
const mailLinkAgain = (email: string) =>
  inTransaction(async (trx) => {
    const user = await userByEmail(trx, email)
    const key = `account-confirm ${user?.id} ${new Date().toISOString().slice(0, 13)}`
    if (user) await enqueue(trx, 'account-confirm', { account: user.id }, { key, delaySeconds: 1 })
  })

const noteLogin = async (db: Kysely<Tables>, email: string, former: AccountSession | null) => {
  await db.updateTable('account_user').set({ last_login_at: sql`now()` }).where('email', '=', email).execute()
  if (former) await endSession(db, former.sessionId)
}

/**
 * Logs in: always a new login, in the place of the one that this browser had. A wrong password and an unknown address
 * are one answer, which takes the same time.
 */
export const handleLogin: FormHandler<'login'> = (
  { email, password },
  { visitor, session, userAgent, requestId },
) =>
  busyAsLimited(async () => {
    const { wait, tellsOwner } = await enterLogin(email, visitor.addressKey)
    if (tellsOwner) await tellOwner(email)
    if (wait > 0) {
      logger.warn({ requestId }, 'accounts: a login waits, too many were wrong')
      return { status: 'limited', seconds: wait }
    }
    try {
      const { headers, response } = await withDatabase((db) =>
        authOver(db).api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': deviceName(userAgent) }),
          returnHeaders: true,
        }),
      )
      logger.info({ requestId, account: response.user.id }, 'accounts: logged in')
      await noteRightPassword(email, visitor.addressKey)
      await withDatabase((db) => noteLogin(db, email, session))
      return { status: 'done', next: ACCOUNT_PAGES.account, headers: { 'Set-Cookie': loginCookies(headers) } }
    } catch (error) {
      if (!isAPIError(error)) throw error
      logger.info({ requestId, code: error.body?.code }, 'accounts: a login was refused')
      if (error.body?.code !== 'EMAIL_NOT_VERIFIED') return problemOf(null, 'wrongLogin')
      await mailLinkAgain(email)
      return problemOf(null, 'unconfirmedEmail')
    }
  })
