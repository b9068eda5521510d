import { defineForm } from '../define-form'
import { linkToken } from './link-token'

/** The button behind the link of a registration's mail: opening the link alone confirms nothing. */
export const confirmEmailForm = defineForm({
  name: 'confirm-email',
  isQuick: true,
  fields: { token: linkToken() },
})
