import { serverEnv } from '@/config/env'

/** Whoever is logged in. */
export interface AccountSession {
  accountId: string
  email: string
  firstName: string
  /** Of the open login, to tell it from the others. */
  sessionId: string
}

const isSecure = (): boolean => serverEnv().SITE_URL.startsWith('https:')

/** A cookie's name: on https bound to this host alone, and never sent in clear. */
export function hostCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** A `Set-Cookie` value that no script can read and no other site's form sends. @param seconds 0 removes the cookie */
export function hostCookie(name: string, value: string, seconds: number): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${hostCookieName(name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

/** The cookie that carries a login. */
export function loginCookieName(): string {
  return hostCookieName('conta')
}

export function hasLoginCookie(cookies: string | undefined): boolean {
  return cookies?.includes(`${loginCookieName()}=`) ?? false
}

/** Takes the login out of the browser. */
export function clearedCookie(): string {
  return hostCookie('conta', '', 0)
}

/**
 * What goes with the end of a login: the cookie is taken out of the browser, and with it what the site keeps there, such as
 * drafts of forms. Neither other cookies, which would take the choices of privacy along, nor the browser's cache, which
 * holds nothing of an account and is slow to clear.
 */
export function loggedOutHeaders(): Record<'Set-Cookie' | 'Clear-Site-Data', string> {
  return { 'Set-Cookie': clearedCookie(), 'Clear-Site-Data': '"storage"' }
}
