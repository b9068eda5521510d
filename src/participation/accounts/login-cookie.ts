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

/** The cookie that carries a login: on https bound to this host alone, and never sent in clear. */
export function loginCookieName(): string {
  return isSecure() ? '__Host-conta' : 'conta'
}

export function hasLoginCookie(cookies: string | undefined): boolean {
  return cookies?.includes(`${loginCookieName()}=`) ?? false
}

/** Takes the login out of the browser. */
export function clearedCookie(): string {
  return `${loginCookieName()}=; Max-Age=0; Path=/; HttpOnly${isSecure() ? '; Secure' : ''}; SameSite=Lax`
}

/**
 * What goes with the end of a login: the cookie is taken out of the browser, and with it what the site keeps there, such as
 * drafts of forms. Neither other cookies, which would take the choices of privacy along, nor the browser's cache, which
 * holds nothing of an account and is slow to clear.
 */
export function loggedOutHeaders(): Record<string, string> {
  return { 'Set-Cookie': clearedCookie(), 'Clear-Site-Data': '"storage"' }
}
