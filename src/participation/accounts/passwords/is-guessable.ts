import { COMMON_PASSWORDS } from './common-passwords'

let known: Set<string> | null = null

const isCommon = (password: string): boolean => {
  known ??= new Set(COMMON_PASSWORDS.split(/\s+/))
  return known.has(password)
}

/** Shorter parts of an address are in passwords by chance. */
const TELLING_LENGTH = 4

/** Whether a password is a common one, or made of its owner's address. Server only: the list is too long for a page. */
export function isGuessable(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  const own = email.toLowerCase().split('@', 1)[0] ?? ''
  return isCommon(lower) || (own.length >= TELLING_LENGTH && lower.includes(own))
}
