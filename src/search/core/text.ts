/** Longest text that the service searches for, in characters. */
const MAX_LENGTH = 512

/** A term as it is searched for and shown: trimmed, whole characters only, and no longer than the service reads. */
export const cleanTerm = (text: string): string =>
  [...text.slice(0, 2 * MAX_LENGTH).replace(/\p{Surrogate}/gu, '\uFFFD')].slice(0, MAX_LENGTH).join('').trim()
