import { charactersOf } from './characters'
import type { Fault } from './fault'
import { asEmail, plainEmail } from './patterns'

const SIGN = /^[a-z0-9!#$%&'*+/=?^_{|}~.-]$/i
const HOST_SIGN = /^(?:\p{L}\p{M}*|[\p{N}.-])$/u

/** What to change in an address, as near as it can be said: a space, an accent, a sign, a point. Null if nothing. */
export function emailFault(text: string): Fault | null {
  if (plainEmail(text) !== null) return null
  const [local = '', host = '', ...rest] = asEmail(text).split('@')
  if (local === '' || host === '' || rest.length > 0) return { problem: 'invalidEmail' }
  const wrong =
    charactersOf(local).find((character) => !SIGN.test(character)) ??
    charactersOf(host).find((character) => !HOST_SIGN.test(character))
  if (wrong === ' ') return { problem: 'emailSpace' }
  const instead = wrong?.normalize('NFD').replace(/\p{M}/gu, '')
  if (wrong !== undefined && instead !== undefined)
    return /^[a-z]$/i.test(instead)
      ? { problem: 'emailAccent', wrong, instead }
      : { problem: 'emailSign', wrong }
  return /^\.|\.$|\.\./.test(local) || /^\.|\.\./.test(host)
    ? { problem: 'emailPoint' }
    : { problem: 'invalidEmail' }
}
