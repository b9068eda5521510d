import { randomUUID } from 'node:crypto'
import { logger } from '@/logging/logger'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { withDatabase } from '../database/database'
import { sendMail } from '../mail/mail'
import { failureCode } from '../outbox/undeliverable'
import { erasePerson } from '../privacy/privacy'
import type { FormHandler } from '../submissions/handler'
import { checkPassword } from './check-password'
import { type AccountUser, userById } from './find-user'
import { forgetFailures } from './lock-out'
import { loggedOutHeaders } from './login-cookie'
import { accountDeletedMail } from './mails'
import { busyAsLimited, problemOf } from './outcomes'

/**
 * Says good-bye once everything is erased. It is sent at once and tried once: to keep it for later would mean to keep the
 * address.
 */
const sayGoodBye = (user: AccountUser): void => {
  sendMail(accountDeletedMail(user), randomUUID()).catch((error) =>
    logger.warn({ code: failureCode(error) }, 'accounts: the mail after a deletion did not go'),
  )
}

/** Erases an account and everything else that is held under its address, once its password is told. */
export const handleDeleteAccount: FormHandler<'delete-account'> = ({ password }, { session, visitor }) =>
  busyAsLimited(async () => {
    if (!session) return { status: 'done', next: ACCOUNT_PAGES.login }
    const checked = await checkPassword(session, password, visitor.addressKey)
    if (typeof checked === 'number') return { status: 'limited', seconds: checked }
    if (!checked) return problemOf('password', 'wrongPassword')
    const user = await withDatabase((db) => userById(db, session.accountId))
    await erasePerson(session.email)
    await forgetFailures(session.email)
    if (user) sayGoodBye(user)
    return { status: 'done', next: ACCOUNT_PAGES.deleted, headers: loggedOutHeaders() }
  })
