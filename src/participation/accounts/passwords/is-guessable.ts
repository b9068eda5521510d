import { COMMON_PASSWORDS } from './common-passwords'

let known: Set<string> | null = null

const isCommon = (password: string): boolean => {
  known ??= new Set(COMMON_PASSWORDS.split(/\s+/))
  return known.has(password)
}

/** Shorter parts of an address stand in passwords by chance. */
const TELLING_LENGTH = 4

/**
 * Whether a password is one of those that are tried first: a common one, or one made of its owner's address. Asked on the
 * server alone; the list is longer than a page should carry.
 */
export function isGuessable(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  const own = email.toLowerCase().split('@', 1)[0] ?? ''
  return isCommon(lower) || (own.length >= TELLING_LENGTH && lower.includes(own))
}
