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
