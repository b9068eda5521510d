import { defineForm } from '../define-form'
import { linkToken } from './link-token'
import { currentPassword } from './password-field'

/**
 * The form behind the link of a registration's mail: opening the link alone confirms nothing. The password shows that whoever
 * got the mail is who registered: else an address could be confirmed for somebody who merely typed it.
 */
export const confirmEmailForm = defineForm({
  name: 'confirm-email',
  isQuick: true,
  fields: { token: linkToken(), password: currentPassword() },
})
