import type { Kysely } from 'kysely'
import { serverEnv } from '@/config/env'
import { withDatabase } from '../database/database'
import type { Tables } from '../database/tables'
import { authOver, sessionCookieName } from './auth'
import { SESSION_LONGEST } from './limits'

/** Whoever is logged in. */
export interface AccountSession {
  accountId: string
  email: string
  firstName: string
  /** Of the open login, to tell it from the others. */
  sessionId: string
}

const cookieName = (): string => sessionCookieName(serverEnv().SITE_URL)

/** Of what the library would set, the one cookie that the site has. */
export function sessionCookies(headers: Headers): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${cookieName()}=`))
}

/** Takes the login out of the browser. */
export function clearedCookie(): string {
  const secure = serverEnv().SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${cookieName()}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`
}

/** Ends one login. */
export async function endSession(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.deleteFrom('account_session').where('id', '=', sessionId).execute()
}

interface ReadSession {
  session: AccountSession | null
  /** To be sent along: the login's end was moved on, or there is none any more. */
  cookies: string[]
}

const ask = async (db: Kysely<Tables>, cookie: string, isRefreshed: boolean): Promise<ReadSession> => {
  const { headers, response } = await authOver(db).api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: !isRefreshed },
    returnHeaders: true,
  })
  if (!response) return { session: null, cookies: sessionCookies(headers) }
  const { session, user } = response
  if (session.createdAt.getTime() + SESSION_LONGEST * 1000 < Date.now()) {
    await endSession(db, session.id)
    return { session: null, cookies: [clearedCookie()] }
  }
  return {
    session: { accountId: user.id, email: user.email, firstName: user.name, sessionId: session.id },
    cookies: sessionCookies(headers),
  }
}

/**
 * Who is logged in, by the cookies of a request. Visitors without the cookie cost no question.
 * @param isRefreshed whether being here moves the login's end on: on pages whose answer can carry the cookie
 * @throws ServiceAway
 */
export async function readLogin(cookie: string | undefined, isRefreshed = false): Promise<ReadSession> {
  if (!cookie?.includes(`${cookieName()}=`)) return { session: null, cookies: [] }
  return withDatabase((db) => ask(db, cookie, isRefreshed))
}
