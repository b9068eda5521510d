import { randomBytes } from 'node:crypto'
import { isSameSecret } from '@/server/http/same-secret'
import { keyedHash } from '@/server/protection/keys'
import { serverEnv } from '@/shared/config/env'

export interface AccountSession {
  accountId: string
  email: string
  firstName: string
  sessionId: string
}

const isSecure = (): boolean => serverEnv().SITE_URL.startsWith('https:')

/** A cookie name; on https bound to this host, and never sent unencrypted. */
export function hostCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** A `Set-Cookie` value hidden from scripts and from other sites' forms. @param seconds 0 removes the cookie */
export function hostCookie(name: string, value: string, seconds: number): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${hostCookieName(name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

export function loginCookieName(): string {
  return hostCookieName('conta')
}

export function hasLoginCookie(cookies: string | undefined): boolean {
  return cookies?.includes(`${loginCookieName()}=`) ?? false
}

export function clearedCookie(): string {
  return hostCookie('conta', '', 0)
}

/** Headers of a logout: remove the cookie and the site's storage, not the privacy choice or the slow cache. */
export function loggedOutHeaders(): Record<'Set-Cookie' | 'Clear-Site-Data', string> {
  return { 'Set-Cookie': clearedCookie(), 'Clear-Site-Data': '"storage"' }
}

// OWASP's "device cookie": wrong passwords from elsewhere do not lock a marked browser (behavior ACCOUNT-5).

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
  const isOurs = isSameSecret(signature, signatureOf(id, time, email))
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

/** The first match: browsers also name those that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (names: readonly [RegExp, string][], userAgent: string): string[] => {
  const found = names.find(([pattern]) => pattern.test(userAgent))
  return found ? [found[1]] : []
}

/** Browser and system ("Chrome, Android"); the rest of the header is not stored. Blank if neither is known. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  return [...firstOf(BROWSERS, text), ...firstOf(SYSTEMS, text)].join(', ')
}
