import { defineForm } from '../define-form'
import { accepted, email } from '../fields'
import { agree, currentPassword, linkToken, newPassword, repeatedPassword } from './fields'

export const forgotPasswordForm = defineForm({
  name: 'forgot-password',
  fields: { email: { ...email(), autoComplete: 'username' } },
})

/** Behind the link of a registration's mail. The password shows that whoever got the mail is who registered. */
export const confirmEmailForm = defineForm({
  name: 'confirm-email',
  isQuick: true,
  fields: { token: linkToken(), password: currentPassword() },
})

export const resetPasswordForm = defineForm({
  name: 'reset-password',
  fields: { token: linkToken(), password: newPassword(), confirmPassword: repeatedPassword() },
  together: (values) => agree(values, 'password', 'confirmPassword'),
})

export const changePasswordForm = defineForm({
  name: 'change-password',
  fields: {
    currentPassword: currentPassword(),
    password: newPassword(),
    confirmPassword: repeatedPassword(),
  },
  together: (values) => agree(values, 'password', 'confirmPassword'),
})

export const deleteAccountForm = defineForm({
  name: 'delete-account',
  fields: { password: currentPassword(), sure: accepted() },
})
