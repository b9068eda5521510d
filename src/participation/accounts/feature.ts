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
import type { FormDefinition } from '@/form-schemas/define-form'
import { LINK_PAGES } from '@/routing/account-pages'
import { defineFeature, onForm } from '../define-feature'
import { OFTEN } from '../protection/form-limits'
import type { FormHandler } from '../submissions/handler'
import { handleSaveProduct, handleUnsaveProduct } from './handle-saved-products'
import { handleEndOtherSessions, handleEndSession, handleLogout } from './handle-sessions'
import { handleWithdrawReview } from './handle-withdraw-review'
import { accountStorage } from './storage'
import { accountRetention, accountSubject } from './subject'
import { ACCOUNT_JOBS } from './topics'

/** Loads a handler at its first use: other forms do not need the login library. */
const lazily =
  <Form extends FormDefinition>(load: () => Promise<FormHandler<Form>>): FormHandler<Form> =>
  async (values, context) =>
    (await load())(values, context)

const often = { limits: OFTEN }
const alwaysNew = { isAlwaysNew: true }

export const accountFeature = defineFeature({
  storage: accountStorage,
  forms: [
    onForm(
      registrationForm,
      lazily(async () => (await import('./handle-registration')).handleRegistration),
      alwaysNew,
    ),
    onForm(
      confirmEmailForm,
      lazily(async () => (await import('./handle-confirm-email')).handleConfirmEmail),
      { linkPage: LINK_PAGES.confirmation },
    ),
    onForm(
      loginForm,
      lazily(async () => (await import('./handle-login')).handleLogin),
      often,
    ),
    onForm(logoutForm, handleLogout, often),
    onForm(
      forgotPasswordForm,
      lazily(async () => (await import('./handle-forgot-password')).handleForgotPassword),
      alwaysNew,
    ),
    onForm(
      resetPasswordForm,
      lazily(async () => (await import('./handle-reset-password')).handleResetPassword),
      { linkPage: LINK_PAGES.reset },
    ),
    onForm(
      changePasswordForm,
      lazily(async () => (await import('./handle-change-password')).handleChangePassword),
    ),
    onForm(endSessionForm, handleEndSession, often),
    onForm(endOtherSessionsForm, handleEndOtherSessions, often),
    onForm(saveProductForm, handleSaveProduct, often),
    onForm(unsaveProductForm, handleUnsaveProduct, often),
    onForm(withdrawReviewForm, handleWithdrawReview),
    onForm(
      deleteAccountForm,
      lazily(async () => (await import('./handle-delete-account')).handleDeleteAccount),
    ),
  ],
  jobs: ACCOUNT_JOBS,
  subject: { conta: accountSubject },
  retention: accountRetention,
})
