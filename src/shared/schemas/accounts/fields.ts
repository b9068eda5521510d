import type { RawValues } from '../define-form'
import { type Field, text } from '../fields'
import type { FormProblem } from '../problem'
import { cleanPassword } from '../rules/clean-text'
import { hasLetterAndDigit, plainEmail } from '../rules/patterns'

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

const agreeAs =
  (read: (text: string) => string) =>
  (values: RawValues, first: string, second: string): FormProblem[] =>
    read(values[first] ?? '') === read(values[second] ?? '') ? [] : [{ field: second, code: 'mismatch' }]

/** A problem of the second password where it does not repeat the first. */
export const agree = agreeAs(cleanPassword)

/** The same for addresses of e-mail, which are one whatever the case of their letters and the writing of their domain. */
export const agreeAsAddresses = agreeAs((text) => plainEmail(text) ?? '')

const isToken = (value: string): boolean => /^[\w.-]{20,300}$/.test(value)

export const linkToken = (): Field<string> =>
  text({ kind: 'hidden', max: 300, isPersonal: true, pattern: [isToken, 'staleLink'] })
