import { plainPunctuation } from './clean-text'

/** Letters of any script, each with at most two marks, and the digits 0 to 9. */
export const isLettersAndDigits = (text: string): boolean => /^(?:\p{L}\p{M}{0,2}|[0-9])+$/u.test(text)

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*$/
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
/** Letters of any script: domains such as `são.com.br` exist. */
const WRITTEN_HOST = /^[\p{L}\p{M}\p{N}.-]+$/u
const LONGEST_LOCAL = 64
const LONGEST_EMAIL = 254

/** A domain as mail servers know it: in lower case and ASCII. Null for what is no domain. */
const asciiHost = (host: string): string | null =>
  WRITTEN_HOST.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null

/** An address as people mean it: plain hyphens and apostrophes, without the point or comma of the sentence around it. */
export const asEmail = (text: string): string =>
  plainPunctuation(text)
    .replace(/[\uff20\ufe6b]/gu, '@')
    .replace(/^(.*[^.,;])[.,;]+$/s, '$1')

/** An e-mail address as stored: lower case, domain in ASCII. Null for anything but one bare recipient. */
export function plainEmail(text: string): string | null {
  const address = asEmail(text)
  if (address.length > LONGEST_EMAIL) return null
  const [local = '', written = '', ...rest] = address.toLowerCase().split('@')
  const host = asciiHost(written)
  if (rest.length > 0 || host === null || local.length > LONGEST_LOCAL) return null
  const email = `${local}@${host}`
  return LOCAL.test(local) && HOST.test(host) && email.length <= LONGEST_EMAIL ? email : null
}

export const hasLetterAndDigit = (text: string): boolean => /\p{L}/u.test(text) && /\p{N}/u.test(text)

export const isSlug = (text: string): boolean => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(text)
