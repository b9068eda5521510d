import { defineForm } from '../define-form'
import { agree } from './agree'
import { linkToken } from './link-token'
import { newPassword, repeatedPassword } from './password-field'

/** A new password, by the link that a mail brought. */
export const resetPasswordForm = defineForm({
  name: 'reset-password',
  fields: { token: linkToken(), password: newPassword(), confirmPassword: repeatedPassword() },
  together: (values) => agree(values, 'password', 'confirmPassword'),
})
