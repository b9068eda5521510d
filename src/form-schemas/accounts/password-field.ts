import { type Field, text } from '../fields'
import { hasLetterAndDigit } from '../rules/patterns'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

/** A password that is chosen now: at least 8 characters, with a letter and a number (behavior VALID-3). */
export const newPassword = (): Field<string> =>
  text({
    kind: 'password',
    min: SHORTEST_PASSWORD,
    max: LONGEST_PASSWORD,
    isPersonal: true,
    autoComplete: 'new-password',
    pattern: [hasLetterAndDigit, 'weakPassword'],
  })

/** The same password once more. Whether it is the same, the form says. */
export const repeatedPassword = (): Field<string> =>
  text({ kind: 'password', max: LONGEST_PASSWORD, isPersonal: true, autoComplete: 'new-password' })

/** The password of an account, as it was chosen at any time: no rule but that there is one. */
export const currentPassword = (): Field<string> =>
  text({ kind: 'password', max: LONGEST_PASSWORD, isPersonal: true, autoComplete: 'current-password' })
