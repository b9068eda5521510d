import { randomBytes } from 'node:crypto'
import { isSignature, keyedHash } from '../protection/keys'
import { hostCookie, hostCookieName } from './login-cookie'

/*
 * OWASP's "device cookie": a mark in a browser whose user has proved to own an account, so that wrong passwords from
 * elsewhere do not lock it (behavior ACCOUNT-5). It grants no access and identifies nobody.
 */

const NAME = 'aparelho'
const SECONDS = 365 * 24 * 60 * 60
/** Accounts per browser, e.g. of a family; the oldest mark is dropped. */
const MOST_MARKS = 4
const MARK = /^([\w-]{22})\.([0-9a-z]{1,9})\.([0-9a-f]{32})$/

const signatureOf = (id: string, time: string, email: string): string =>
  keyedHash('known-device', id, time, email).slice(0, 32)

const marksOf = (cookies = ''): string[] => {
  const start = `${hostCookieName(NAME)}=`
  const cookie = cookies.split(/;\s*/).find((part) => part.startsWith(start)) ?? start
  const marks = cookie.slice(start.length).split('~')
  return marks.filter((mark) => MARK.test(mark)).slice(0, MOST_MARKS)
}

/** The id of a valid mark for this account, at most a year old; else null. */
const idOf = (mark: string, email: string, now: number): string | null => {
  const [, id = '', time = '', signature = ''] = MARK.exec(mark) ?? []
  const age = now / 1000 - Number.parseInt(time, 36)
  const isOurs = isSignature(signature, signatureOf(id, time, email))
  return isOurs && age <= SECONDS ? id : null
}

const marksOfOthers = (cookies: string | undefined, email: string, now: number): string[] =>
  marksOf(cookies).filter((mark) => idOf(mark, email, now) === null)

/** The id of this browser's mark for an account, or null. @param email in lower case */
export function knownDevice(cookies: string | undefined, email: string, now = Date.now()): string | null {
  return marksOf(cookies).flatMap((mark) => idOf(mark, email, now) ?? [])[0] ?? null
}

/** A `Set-Cookie` value that marks the browser for a year, after its user proved to own the account. */
export function markDevice(cookies: string | undefined, email: string, now = Date.now()): string {
  const id = randomBytes(16).toString('base64url')
  const time = Math.floor(now / 1000).toString(36)
  const mark = `${id}.${time}.${signatureOf(id, time, email)}`
  const marks = [mark, ...marksOfOthers(cookies, email, now)].slice(0, MOST_MARKS)
  return hostCookie(NAME, marks.join('~'), SECONDS)
}

/** A `Set-Cookie` value that removes this account's mark and no other. */
export function unmarkDevice(cookies: string | undefined, email: string, now = Date.now()): string {
  const marks = marksOfOthers(cookies, email, now)
  return hostCookie(NAME, marks.join('~'), marks.length > 0 ? SECONDS : 0)
}
