/** Spaces of all kinds, and invisible characters, e.g. a zero-width space or soft hyphen. */
const UNSEEN = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text)
}
