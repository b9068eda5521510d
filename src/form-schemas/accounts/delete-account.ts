import { defineForm } from '../define-form'
import { accepted } from '../fields'
import { currentPassword } from './password-field'

/** The end of an account, and of everything that is kept under its address. */
export const deleteAccountForm = defineForm({
  name: 'delete-account',
  fields: { password: currentPassword(), sure: accepted() },
})
