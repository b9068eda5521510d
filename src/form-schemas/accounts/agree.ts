import type { RawValues } from '../define-form'
import type { FormProblem } from '../problem'

/** A problem of the second field where it does not repeat the first. */
export const agree = (values: RawValues, first: string, second: string): FormProblem[] =>
  values[first] === values[second] ? [] : [{ field: second, code: 'mismatch' }]

/** The same for addresses of e-mail, which are one whatever the case of their letters. */
export const agreeAsAddresses = (values: RawValues, first: string, second: string): FormProblem[] => {
  const read = (name: string) => values[name]?.trim().toLowerCase() ?? ''
  return agree({ [first]: read(first), [second]: read(second) }, first, second)
}
