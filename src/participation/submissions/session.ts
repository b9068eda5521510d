import type { IncomingHttpHeaders } from 'node:http'
import { type AccountSession, hasLoginCookie } from '../accounts/login-cookie'

/** The sender's login, by cookie; null without one. Browsers send each form's origin: a login without it is ignored. */
export async function readSession(headers: IncomingHttpHeaders): Promise<AccountSession | null> {
  const saysWhere = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
  if (!saysWhere || !hasLoginCookie(headers.cookie)) return null
  const { readLogin } = await import('../accounts/session')
  return (await readLogin(headers.cookie)).session
}
