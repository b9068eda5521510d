/** What may be wrong with a form; words in `labels/form-problems.ts`, or the form's own `FORM.FIELD.CODE`. */
export const PROBLEM_CODES = [
  'required',
  'tooShort',
  'tooLong',
  'patternMismatch',
  'invalidEmail',
  'emailSpace',
  'emailAccent',
  'emailSign',
  'emailPoint',
  'invalidName',
  'invalidPostalCode',
  'postalCodeDigits',
  'invalidDate',
  'weakPassword',
  'commonPassword',
  'mismatch',
  'wrongLogin',
  'wrongPassword',
  'unconfirmedEmail',
  'staleLink',
  'sessionOver',
  'tooManySaved',
  'requiresTrue',
  'duplicateNickname',
  'alreadyReviewed',
  'unsuitable',
  'restricted',
  'notYet',
  'unsupportedPhoto',
  'oversizedPhoto',
  'uploadTooLarge',
  'storageFailed',
  'duplicateSubmission',
  'unknownField',
  'duplicateField',
  'trapped',
  'crossSite',
  'tooLarge',
  'unsupported',
  'unknown',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** One thing that is wrong; `field` is null where it is the form as a whole. `params` fill the words: `{max}`. */
export interface FormProblem {
  field: string | null
  code: ProblemCode
  params?: Record<string, string | number>
}
