import type { RawValues } from '../define-form'
import type { FormProblem } from '../problem'
import { plainEmail } from '../rules/patterns'

/** A problem of the second field where it does not repeat the first. */
export const agree = (values: RawValues, first: string, second: string): FormProblem[] =>
  values[first] === values[second] ? [] : [{ field: second, code: 'mismatch' }]

/** The same for addresses of e-mail, which are one whatever the case of their letters and the writing of their domain. */
export const agreeAsAddresses = (values: RawValues, first: string, second: string): FormProblem[] => {
  const read = (name: string) => plainEmail(values[name]?.trim() ?? '') ?? ''
  return agree({ [first]: read(first), [second]: read(second) }, first, second)
}
