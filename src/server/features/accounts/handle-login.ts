import { sql } from 'kysely'
import { inTransaction, withDatabase } from '@/server/database/database'
import type { Db } from '@/server/database/tables'
import { enqueue } from '@/server/jobs/outbox'
import { logger } from '@/server/log/logger'
import { accountAfter, pathAfterLogin } from '@/shared/routing/account-pages'
import type { loginForm } from '@/shared/schemas/accounts/login'
import { type FormHandler, problemOf } from '../submissions/handler'
import { type AccountSession, deviceName, knownDevice, markDevice } from './cookies'
import { saveProduct } from './handle-saved-products'
import { authOver, refusalOf } from './library'
import { enterTry, knownBy, lockedFor, mayNotifyOwner, noteRightPassword, unknownDevice } from './lock-out'
import { loginCookies } from './session'
import { endSession, LINK_PAUSE, mayMail, userByEmail } from './users'

/** Notifies the owner of an address of password guesses; the job does nothing without an account. */
const notifyOwner = (email: string) =>
  inTransaction(async (trx) => {
    const user = await userByEmail(trx, email)
    await enqueue(trx, 'account-locked', { account: user?.id ?? 'nobody' })
  })

/** Right password, unconfirmed address: mails the link again, unless one was sent just before. */
const mailLinkAgain = (email: string) =>
  inTransaction(async (trx) => {
    const user = await userByEmail(trx, email)
    if (user && (await mayMail(trx, user.id, 'confirmation', LINK_PAUSE)))
      await enqueue(trx, 'account-confirm', { account: user.id }, { key: `account-confirm ${user.id}` })
  })

const noteLogin = async (db: Db, email: string, former: AccountSession | null) => {
  await db.updateTable('account_user').set({ last_login_at: sql`now()` }).where('email', '=', email).execute()
  if (former) await endSession(db, former.sessionId)
}

/** Saves the product of the login's purpose. A failure does not refuse the login. */
const savesAfterLogin = async (accountId: string, product: string): Promise<boolean> => {
  if (product === '') return false
  try {
    return (await saveProduct(accountId, product)) !== 'unknown'
  } catch (error) {
    logger.warn({ err: error }, 'accounts: a product could not be saved after a login')
    return false
  }
}

/** Logs in with a new session. A wrong password and an unknown address get the same response in the same time. */
export const handleLogin: FormHandler<typeof loginForm> = async (
  { email, password, next, product },
  { visitor, session, userAgent, cookies, requestId },
) => {
  const device = knownDevice(cookies, email)
  const guesser = device === null ? unknownDevice(email, visitor.addressKey) : knownBy('device', device)
  const { wait, isFirstLock } = await enterTry(guesser)
  if (isFirstLock && (await mayNotifyOwner(email))) await notifyOwner(email)
  if (wait > 0) {
    logger.warn({ requestId }, 'accounts: a login waits, too many were wrong')
    return lockedFor(wait)
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
    await noteRightPassword(guesser)
    await withDatabase((db) => noteLogin(db, email, session))
    const isSaved = await savesAfterLogin(response.user.id, product)
    return {
      status: 'done',
      next: isSaved ? accountAfter('saved', product) : pathAfterLogin(next),
      headers: { 'Set-Cookie': [...loginCookies(headers), markDevice(cookies, email)] },
    }
  } catch (error) {
    const code = refusalOf(error)
    if (code === null) throw error
    logger.info({ requestId, code }, 'accounts: a login was refused')
    if (code !== 'EMAIL_NOT_VERIFIED') return problemOf('email', 'wrongLogin')
    await noteRightPassword(guesser)
    await mailLinkAgain(email)
    return problemOf(null, 'unconfirmedEmail')
  }
}
