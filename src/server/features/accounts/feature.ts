import { accountStorage } from '@/server/database/tables/accounts'
import type { JobContext, TopicHandler } from '@/server/jobs/topic'
import { sendMail } from '@/server/mail/mail'
import type { Mail } from '@/server/mail/types'
import { OFTEN } from '@/server/protection/form-limits'
import {
  endOtherSessionsForm,
  endSessionForm,
  logoutForm,
  saveProductForm,
  unsaveProductForm,
  withdrawReviewForm,
} from '@/shared/schemas/accounts/account-actions'
import { loginForm } from '@/shared/schemas/accounts/login'
import {
  changePasswordForm,
  confirmEmailForm,
  deleteAccountForm,
  forgotPasswordForm,
  resetPasswordForm,
} from '@/shared/schemas/accounts/passwords'
import { registrationForm } from '@/shared/schemas/accounts/registration'
import { defineFeature, onForm } from '../define-feature'
import type { SubmissionContext, SubmissionOutcome } from '../submissions/handler'
import {
  handleDeleteAccount,
  handleEndOtherSessions,
  handleEndSession,
  handleLogout,
  handleWithdrawReview,
} from './handle-own-account'
import { handleSaveProduct, handleUnsaveProduct } from './handle-saved-products'
import {
  accountExistsMail,
  accountLockedMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from './mails'
import { accountRetention, accountSubject } from './subject'
import { type AccountUser, type LimitedMail, noteMailed, userById } from './users'

/** Loaded with its first mail: the start does not need the login library. */
const library = () => import('./library')

type Writer = (user: AccountUser, context: JobContext) => Mail | null | Promise<Mail | null>

/** Links are made when their mail is sent, so that no job contains one. A deleted account gets no mail. */
const mailing =
  (write: Writer, kind?: LimitedMail): TopicHandler =>
  async ({ account }, context) => {
    const user = await userById(context.db, String(account))
    const mail = user && (await write(user, context))
    if (!mail) return
    await sendMail(mail, context.id)
    if (kind) await noteMailed(context.db, user.id, kind)
  }

const ACCOUNT_JOBS = {
  'account-confirm': mailing(
    async (user, { db }) =>
      user.email_verified
        ? null
        : confirmationMail(user, await (await library()).newConfirmationToken(db, user.id)),
    'confirmation',
  ),
  'account-exists': mailing(accountExistsMail, 'confirmation'),
  'account-reset': mailing(async (user, { db }) => {
    const token = await (await library()).newResetToken(db, user.email)
    return token === null ? null : resetMail(user, token)
  }, 'reset'),
  'account-password-changed': mailing(passwordChangedMail),
  'account-locked': mailing(accountLockedMail),
} satisfies Record<string, TopicHandler>

/** Loads a handler at its first use: other forms do not need the login library. */
const lazily =
  <Values>(load: () => Promise<(values: Values, context: SubmissionContext) => Promise<SubmissionOutcome>>) =>
  async (values: Values, context: SubmissionContext) =>
    (await load())(values, context)

const register = lazily(async () => (await import('./handle-registration')).handleRegistration)
const confirmEmail = lazily(async () => (await import('./handle-registration')).handleConfirmEmail)
const login = lazily(async () => (await import('./handle-login')).handleLogin)
const forgotPassword = lazily(async () => (await import('./handle-passwords')).handleForgotPassword)
const resetPassword = lazily(async () => (await import('./handle-passwords')).handleResetPassword)
const changePassword = lazily(async () => (await import('./handle-passwords')).handleChangePassword)

const often = { limits: OFTEN }
const alwaysNew = { isAlwaysNew: true }

export const accountFeature = defineFeature({
  storage: accountStorage,
  forms: [
    onForm(registrationForm, register, alwaysNew),
    onForm(confirmEmailForm, confirmEmail),
    onForm(loginForm, login, often),
    onForm(logoutForm, handleLogout, often),
    onForm(forgotPasswordForm, forgotPassword, alwaysNew),
    onForm(resetPasswordForm, resetPassword),
    onForm(changePasswordForm, changePassword),
    onForm(endSessionForm, handleEndSession, often),
    onForm(endOtherSessionsForm, handleEndOtherSessions, often),
    onForm(saveProductForm, handleSaveProduct, often),
    onForm(unsaveProductForm, handleUnsaveProduct, often),
    onForm(withdrawReviewForm, handleWithdrawReview),
    onForm(deleteAccountForm, handleDeleteAccount),
  ],
  jobs: ACCOUNT_JOBS,
  subject: { conta: accountSubject },
  retention: accountRetention,
})
