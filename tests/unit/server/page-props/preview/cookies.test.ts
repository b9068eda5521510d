import { clearedDraftCookies, withDraftAttributes } from '@/server/page-props/preview-cookies'

const CROSS_SITE = '__prerender_bypass=id; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
const PLAIN = '__prerender_bypass=id; Path=/; HttpOnly; SameSite=Lax'
/** As Next sets it in development and in production. */
const given = ['__prerender_bypass=id; Path=/; HttpOnly; SameSite=Lax']
const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }

test.each([
  ['in a frame of another site', frame, 'http://localhost:3000', CROSS_SITE],
  ['on https', {}, 'https://www.exemplo.com.br', CROSS_SITE],
  [
    'behind a proxy that speaks https',
    { 'x-forwarded-proto': 'https, http' },
    'http://localhost:3000',
    CROSS_SITE,
  ],
  ['in a tab on plain http', {}, 'http://localhost:3000', PLAIN],
  ['in a frame of this site', { ...frame, 'sec-fetch-site': 'same-origin' }, 'http://localhost:3000', PLAIN],
])('%s the cookie of draft mode has the attributes that browsers keep', (_, headers, siteUrl, cookie) => {
  expect(withDraftAttributes(given, headers, siteUrl)).toEqual([cookie])
  expect(withDraftAttributes(given[0], headers, siteUrl)).toEqual([cookie])
})

test('other cookies stay as they are', () => {
  expect(withDraftAttributes(['other=1; Path=/x'], frame, 'https://x.example')).toEqual(['other=1; Path=/x'])
  expect(withDraftAttributes(undefined, frame, 'https://x.example')).toEqual([])
})

test('leaving clears the cookies in both forms in which they are set (PREVIEW-1)', () => {
  const cleared = clearedDraftCookies()
  for (const name of ['__prerender_bypass', '__next_preview_data']) {
    const own = cleared.filter((cookie) => cookie.startsWith(`${name}=;`))
    expect(own).toHaveLength(2)
    expect(own.every((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'))).toBe(true)
    expect(own.filter((cookie) => /Secure; SameSite=None; Partitioned/.test(cookie))).toHaveLength(1)
  }
})
