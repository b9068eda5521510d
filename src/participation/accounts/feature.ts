import {
  endOtherSessionsForm,
  endSessionForm,
  logoutForm,
  saveProductForm,
  unsaveProductForm,
  withdrawReviewForm,
} from '@/form-schemas/accounts/account-actions'
import { changePasswordForm } from '@/form-schemas/accounts/change-password'
import { confirmEmailForm } from '@/form-schemas/accounts/confirm-email'
import { deleteAccountForm } from '@/form-schemas/accounts/delete-account'
import { forgotPasswordForm } from '@/form-schemas/accounts/forgot-password'
import { loginForm } from '@/form-schemas/accounts/login'
import { registrationForm } from '@/form-schemas/accounts/registration'
import { resetPasswordForm } from '@/form-schemas/accounts/reset-password'
import { LINK_PAGES } from '@/routing/account-pages'
import { defineFeature, onForm } from '../define-feature'
import { OFTEN } from '../protection/form-limits'
import type { SubmissionContext, SubmissionOutcome } from '../submissions/handler'
import { handleSaveProduct, handleUnsaveProduct } from './handle-saved-products'
import { handleEndOtherSessions, handleEndSession, handleLogout } from './handle-sessions'
import { handleWithdrawReview } from './handle-withdraw-review'
import { accountStorage } from './storage'
import { accountRetention, accountSubject } from './subject'
import { ACCOUNT_JOBS } from './topics'

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
const deleteAccount = lazily(async () => (await import('./handle-delete-account')).handleDeleteAccount)

const often = { limits: OFTEN }
const alwaysNew = { isAlwaysNew: true }

export const accountFeature = defineFeature({
  storage: accountStorage,
  forms: [
    onForm(registrationForm, register, alwaysNew),
    onForm(confirmEmailForm, confirmEmail, { linkPage: LINK_PAGES.confirmation }),
    onForm(loginForm, login, often),
    onForm(logoutForm, handleLogout, often),
    onForm(forgotPasswordForm, forgotPassword, alwaysNew),
    onForm(resetPasswordForm, resetPassword, { linkPage: LINK_PAGES.reset }),
    onForm(changePasswordForm, changePassword),
    onForm(endSessionForm, handleEndSession, often),
    onForm(endOtherSessionsForm, handleEndOtherSessions, often),
    onForm(saveProductForm, handleSaveProduct, often),
    onForm(unsaveProductForm, handleUnsaveProduct, often),
    onForm(withdrawReviewForm, handleWithdrawReview),
    onForm(deleteAccountForm, deleteAccount),
  ],
  jobs: ACCOUNT_JOBS,
  subject: { conta: accountSubject },
  retention: accountRetention,
})
