import type { IncomingHttpHeaders } from 'node:http'
import { type AccountSession, hasLoginCookie } from '../accounts/login-cookie'

/**
 * Who sends a form, by the cookie of the request; null for visitors without a login. Browsers say with every form where
 * it comes from: what carries a login and says nothing of that is taken for nobody.
 */
export async function readSession(headers: IncomingHttpHeaders): Promise<AccountSession | null> {
  const saysWhere = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
  if (!saysWhere || !hasLoginCookie(headers.cookie)) return null
  const { readLogin } = await import('../accounts/session')
  return (await readLogin(headers.cookie)).session
}
