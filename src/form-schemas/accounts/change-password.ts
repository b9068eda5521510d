import { defineForm } from '../define-form'
import { agree } from './agree'
import { currentPassword, newPassword, repeatedPassword } from './password-field'

/** Another password, for somebody who is logged in. */
export const changePasswordForm = defineForm({
  name: 'change-password',
  fields: {
    currentPassword: currentPassword(),
    password: newPassword(),
    confirmPassword: repeatedPassword(),
  },
  together: (values) => agree(values, 'password', 'confirmPassword'),
})
