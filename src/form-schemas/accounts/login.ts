import { defineForm } from '../define-form'
import { email } from '../fields'
import { currentPassword } from './password-field'

export const loginForm = defineForm({
  name: 'login',
  isQuick: true,
  fields: { email: { ...email(), autoComplete: 'username' }, password: currentPassword() },
})
