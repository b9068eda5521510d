import { defineForm } from '../define-form'
import { email } from '../fields'

export const forgotPasswordForm = defineForm({
  name: 'forgot-password',
  fields: { email: { ...email(), autoComplete: 'username' } },
})
