import type { Kysely } from 'kysely'
import { withDatabase } from '../database/database'
import type { Tables } from '../database/tables'
import { endSession } from './end-session'
import { authOver, causeOf } from './library'
import { SESSION_LONGEST } from './limits'
import { type AccountSession, clearedCookie, hasLoginCookie, loginCookieName } from './login-cookie'

/** Of what the library would set, the one cookie that the site has. */
export function loginCookies(headers: Headers): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${loginCookieName()}=`))
}

interface ReadLogin {
  session: AccountSession | null
  /** To be sent along: the login's end was moved on, or there is none any more. */
  cookies: string[]
}

const readSession = async (db: Kysely<Tables>, cookie: string, isRefreshed: boolean): Promise<ReadLogin> => {
  const { headers, response } = await authOver(db).api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: !isRefreshed },
    returnHeaders: true,
  })
  if (!response) return { session: null, cookies: loginCookies(headers) }
  const { session, user } = response
  if (session.createdAt.getTime() + SESSION_LONGEST * 1000 < Date.now()) {
    await endSession(db, session.id)
    return { session: null, cookies: [clearedCookie()] }
  }
  return {
    session: { accountId: user.id, email: user.email, firstName: user.name, sessionId: session.id },
    cookies: loginCookies(headers),
  }
}

/**
 * Who is logged in, by the cookies of a request. Visitors without the cookie cost no question.
 * @param isRefreshed whether being here moves the login's end on: on pages whose answer can carry the cookie
 * @throws ServiceUnavailable
 */
export async function readLogin(cookies: string | undefined, isRefreshed = false): Promise<ReadLogin> {
  if (!cookies || !hasLoginCookie(cookies)) return { session: null, cookies: [] }
  return withDatabase(async (db) => {
    try {
      return await readSession(db, cookies, isRefreshed)
    } catch (error) {
      throw causeOf(error)
    }
  })
}
