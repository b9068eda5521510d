import { serverEnv } from '@/config/env'

/** A logged-in visitor. */
export interface AccountSession {
  accountId: string
  email: string
  firstName: string
  /** The login's id. */
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

/**
 * Headers of a logout: removes the cookie and the site's storage, such as drafts. Not other cookies, which include
 * the privacy choice, nor the browser's cache, which has no account data and is slow to clear.
 */
export function loggedOutHeaders(): Record<'Set-Cookie' | 'Clear-Site-Data', string> {
  return { 'Set-Cookie': clearedCookie(), 'Clear-Site-Data': '"storage"' }
}
