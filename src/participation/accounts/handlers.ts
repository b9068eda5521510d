import type { FormName } from '@/form-schemas/forms'
import type { FormHandler } from '../submissions/handler'
import { handleSaveProduct, handleUnsaveProduct } from './handle-saved-products'
import { handleEndOtherSessions, handleEndSession, handleLogout } from './handle-sessions'
import { handleWithdrawReview } from './handle-withdraw-review'

/** A handler that is loaded when its form is first sent: the library that signs in is no load for other forms. */
const lazily =
  <Name extends FormName>(load: () => Promise<FormHandler<Name>>): FormHandler<Name> =>
  async (values, context) =>
    (await load())(values, context)

/** What the forms of accounts do. */
export const ACCOUNT_HANDLERS = {
  registration: lazily<'registration'>(
    async () => (await import('./handle-registration')).handleRegistration,
  ),
  'confirm-email': lazily<'confirm-email'>(
    async () => (await import('./handle-confirm-email')).handleConfirmEmail,
  ),
  login: lazily<'login'>(async () => (await import('./handle-login')).handleLogin),
  logout: handleLogout,
  'forgot-password': lazily<'forgot-password'>(
    async () => (await import('./handle-forgot-password')).handleForgotPassword,
  ),
  'reset-password': lazily<'reset-password'>(
    async () => (await import('./handle-reset-password')).handleResetPassword,
  ),
  'change-password': lazily<'change-password'>(
    async () => (await import('./handle-change-password')).handleChangePassword,
  ),
  'end-session': handleEndSession,
  'end-other-sessions': handleEndOtherSessions,
  'save-product': handleSaveProduct,
  'unsave-product': handleUnsaveProduct,
  'withdraw-review': handleWithdrawReview,
  'delete-account': lazily<'delete-account'>(
    async () => (await import('./handle-delete-account')).handleDeleteAccount,
  ),
}
