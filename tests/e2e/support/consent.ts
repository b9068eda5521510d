import type { BrowserContext } from '@playwright/test'

const COOKIE = 'cookie-consent'

/** The cookie of a visitor who has made a choice about consent (behavior CONSENT-3). */
const cookieOf = (allowed: readonly string[]) => ({
  name: COOKIE,
  value: encodeURIComponent(JSON.stringify({ version: 1, date: new Date().toISOString(), allowed })),
})

/** Browsers whose visitor has refused everything: no bar covers the tested elements. */
export const REFUSED = {
  cookies: [
    {
      ...cookieOf([]),
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}

/** A visitor who has not chosen yet. */
export const UNDECIDED = { cookies: [], origins: [] }

/** Sets the visitor's choice. */
export const allow = (context: BrowserContext, ...allowed: string[]): Promise<void> =>
  context.addCookies([{ ...cookieOf(allowed), domain: 'localhost', path: '/' }])
