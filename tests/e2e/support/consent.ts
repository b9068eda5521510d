import type { BrowserContext } from '@playwright/test'

const COOKIE = 'cookie-consent'

/** The cookie of a visitor who has answered the question for consent (behavior CONSENT-3). */
const cookieOf = (allowed: readonly string[]) => ({
  name: COOKIE,
  value: encodeURIComponent(JSON.stringify({ version: 1, date: new Date().toISOString(), allowed })),
})

/** Browsers whose visitor has refused everything: no bar lies over what a test looks at. */
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

/** Nobody has answered yet. */
export const UNASKED = { cookies: [], origins: [] }

/** Answers in the visitor's place. */
export const allow = (context: BrowserContext, ...allowed: string[]): Promise<void> =>
  context.addCookies([{ ...cookieOf(allowed), domain: 'localhost', path: '/' }])
