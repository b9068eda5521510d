import { sendMail } from '../mail/mail'
import type { Mail } from '../mail/types'
import type { JobContext, TopicHandler } from '../outbox/topic'
import { type AccountUser, userById } from './find-user'
import {
  accountExistsMail,
  accountLockedMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from './mails'

/** Loaded with its first mail: the start does not need the login library. */
const links = () => import('./links')

type Writer = (user: AccountUser, context: JobContext) => Mail | null | Promise<Mail | null>

/** Links are made when their mail is sent, so that no job contains one. A deleted account gets no mail. */
const mailing =
  (write: Writer): TopicHandler =>
  async ({ account }, context) => {
    const user = await userById(context.db, String(account))
    const mail = user && (await write(user, context))
    if (mail) await sendMail(mail, context.id)
  }

export const ACCOUNT_JOBS = {
  'account-confirm': mailing(async (user, { db }) =>
    user.email_verified
      ? null
      : confirmationMail(user, await (await links()).newConfirmationToken(db, user.id)),
  ),
  'account-exists': mailing(accountExistsMail),
  'account-reset': mailing(async (user, { db }) => {
    const token = await (await links()).newResetToken(db, user.email)
    return token === null ? null : resetMail(user, token)
  }),
  'account-password-changed': mailing(passwordChangedMail),
  'account-locked': mailing(accountLockedMail),
} satisfies Record<string, TopicHandler>
