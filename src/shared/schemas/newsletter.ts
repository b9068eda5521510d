import { linkToken } from './accounts/fields'
import { defineForm } from './define-form'
import { email } from './fields'

/** Asks for the newsletter (behavior NEWS-1). What is agreed to is written beside the button; the mail asks once more. */
export const newsletterForm = defineForm({ name: 'newsletter', fields: { email: email() } })

/** The button behind the link of the first mail: programs that open the links of mails confirm nothing. */
export const confirmNewsletterForm = defineForm({
  name: 'confirm-newsletter',
  isQuick: true,
  fields: { token: linkToken() },
})

export const leaveNewsletterForm = defineForm({
  name: 'leave-newsletter',
  isQuick: true,
  fields: { token: linkToken() },
})
