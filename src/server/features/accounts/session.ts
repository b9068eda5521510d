import { withDatabase } from '@/server/database/database'
import type { Db } from '@/server/database/tables'
import { type AccountSession, clearedCookie, hasLoginCookie, loginCookieName } from './cookies'
import { authOver, causeOf } from './library'
import { endSession, SESSION_LONGEST } from './users'

/** The site's one cookie, of those that the library sets. */
export function loginCookies(headers: Headers): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${loginCookieName()}=`))
}

interface ReadLogin {
  session: AccountSession | null
  /** To be sent: the login was extended, or has ended. */
  cookies: string[]
}

const readSession = async (db: Db, cookie: string, isRefreshed: boolean): Promise<ReadLogin> => {
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

/** The logged-in visitor; no query without the cookie. @param isRefreshed extends the login @throws ServiceUnavailable */
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
