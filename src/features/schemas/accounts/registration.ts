import { defineForm } from '../define-form'
import { accepted, email, text } from '../fields'
import { isName, isPostalCode } from '../rules/patterns'
import { agree, agreeAsAddresses, newPassword, repeatedPassword } from './fields'

const name = (autoComplete: string) =>
  text({ max: 50, isPersonal: true, autoComplete, pattern: [isName, 'invalidName'] })

/** A new account (behavior VALID-3). The postal code may be left out: no part of the site needs it. */
export const registrationForm = defineForm({
  name: 'registration',
  measuredAs: 'sign_up',
  fields: {
    firstName: name('given-name'),
    lastName: name('family-name'),
    email: email(),
    confirmEmail: email(),
    password: newPassword(),
    confirmPassword: repeatedPassword(),
    postalCode: text({
      max: 10,
      isOptional: true,
      isPersonal: true,
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      pattern: [isPostalCode, 'invalidPostalCode'],
    }),
    terms: accepted(),
  },
  together: (values) => [
    ...agreeAsAddresses(values, 'email', 'confirmEmail'),
    ...agree(values, 'password', 'confirmPassword'),
  ],
})
