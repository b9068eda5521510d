import { defineForm } from '../define-form'
import { accepted, email, text } from '../fields'
import { asName, personFault } from '../rules/names'
import { asPostalCode, postalCodeFault } from '../rules/postal-code'
import { agree, agreeAsAddresses, newPassword, repeatedPassword } from './fields'

const name = (autoComplete: string) =>
  text({ max: 50, isPersonal: true, autoComplete, read: asName, faultOf: personFault })

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
      read: asPostalCode,
      faultOf: postalCodeFault,
    }),
    terms: accepted(),
  },
  together: (values) => [
    ...agreeAsAddresses(values, 'email', 'confirmEmail'),
    ...agree(values, 'password', 'confirmPassword'),
  ],
})
