import { defineForm } from '../define-form'
import { linkToken } from './link-token'
import { currentPassword } from './password-field'

/** Behind the link of a registration's mail. The password shows that whoever got the mail is who registered. */
export const confirmEmailForm = defineForm({
  name: 'confirm-email',
  isQuick: true,
  fields: { token: linkToken(), password: currentPassword() },
})
