/** Spaces of every kind, and signs that take no room, such as a zero-width space or a soft hyphen. */
const UNSEEN = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text)
}
