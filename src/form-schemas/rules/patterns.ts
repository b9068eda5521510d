/** Letters of any script, each with at most two marks, and the digits 0 to 9. */
export const isLettersAndDigits = (text: string): boolean => /^(?:\p{L}\p{M}{0,2}|[0-9])+$/u.test(text)

/** A name as people have them: letters, with spaces, hyphens, apostrophes and points between them. */
export const isName = (text: string): boolean => /^[\p{L}\p{M}]+(?:[ .'’-]+[\p{L}\p{M}]+)*\.?$/u.test(text)

/** A CEP: eight digits, with or without its hyphen. */
export const isPostalCode = (text: string): boolean => /^\d{5}-?\d{3}$/.test(text)

const LOCAL = String.raw`[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*`
const HOST_PART = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(String.raw`^${LOCAL}@(?:${HOST_PART}\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'i')
const LONGEST_LOCAL = 64
const LONGEST_EMAIL = 254

/** A bare address: no name beside it, no comment, no quotes, no list, so that it is one recipient in a mail's header. */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && text.indexOf('@') <= LONGEST_LOCAL && EMAIL.test(text)

/** A letter and a digit, whatever else. */
export const hasLetterAndDigit = (text: string): boolean => /\p{L}/u.test(text) && /\p{N}/u.test(text)

/** The slug of a page, with folders. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(text)
