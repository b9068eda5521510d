/** @jest-environment jsdom */
import { CONSENT_COOKIE, CONSENT_DAYS, readChoice, storeChoice } from '@/browser/analytics/consent-choice'
import { clearRefused } from '@/ui/layout/consent/use-choice'

const DAY = 86_400_000
const writeCookie = (text: string) => {
  Reflect.set(document, 'cookie', text)
}
const cookieNames = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .filter(Boolean)

beforeEach(() => {
  for (const name of cookieNames()) writeCookie(`${name}=; Max-Age=0`)
})
afterEach(() => jest.useRealTimers())

describe('the choice that is kept (behavior CONSENT-3)', () => {
  test('is version, date and what was allowed, and nothing else', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
    storeChoice(['measurement'])
    expect(readChoice()).toEqual({ version: 1, date: '2026-11-22T12:00:00.000Z', allowed: ['measurement'] })
    expect(document.cookie).toBe(`${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(readChoice()))}`)
  })

  test('counts for 180 days', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
    const { date } = storeChoice(['functional'])
    jest.setSystemTime(Date.parse(date) + CONSENT_DAYS * DAY - 1000)
    expect(readChoice()?.allowed).toEqual(['functional'])
    jest.setSystemTime(Date.parse(date) + CONSENT_DAYS * DAY + 1000)
    expect(readChoice()).toBeNull()
  })

  test.each([
    [
      'another version',
      JSON.stringify({ version: 0, date: new Date().toISOString(), allowed: ['measurement'] }),
    ],
    ['no date', JSON.stringify({ version: 1, date: 'ontem', allowed: ['measurement'] })],
    ['nothing readable', '%E0%A4%A'],
    ['no object', 'null'],
  ])('does not count with %s', (_name, value) => {
    writeCookie(`${CONSENT_COOKIE}=${value.startsWith('%') ? value : encodeURIComponent(value)}; Path=/`)
    expect(readChoice()).toBeNull()
  })

  test('knows no categories but its own', () => {
    const choice = { version: 1, date: new Date().toISOString(), allowed: ['functional', 'tudo'] }
    writeCookie(`${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(choice))}; Path=/`)
    expect(readChoice()?.allowed).toEqual(['functional'])
  })
})

describe('the server is asked to set the cookie, since some browsers soon delete those of scripts (behavior CONSENT-3)', () => {
  const asked = jest.fn<Promise<Response>, [string, RequestInit]>()
  beforeEach(() => Reflect.set(globalThis, 'fetch', asked.mockReset()))
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'))

  test('with the choice, also while the page is left; a failure leaves what is stored', async () => {
    asked.mockRejectedValue(new TypeError('offline'))
    const choice = storeChoice(['measurement'])
    expect(asked).toHaveBeenCalledWith('/api/consent/', expect.objectContaining({ keepalive: true }))
    expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toEqual(choice)
    await Promise.resolve()
    expect(readChoice()).toEqual(choice)
  })

  test('and the response to an earlier choice no longer counts', () => {
    asked.mockReturnValue(new Promise(() => {}))
    storeChoice(['measurement'])
    storeChoice([])
    expect(asked.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false])
  })
})

describe('what came with a permission that is gone is cleared (behavior CONSENT-3)', () => {
  const fill = () => {
    for (const name of [CONSENT_COOKIE, '_ga', '_ga_AB12', '_gcl_au', 'outro'])
      writeCookie(`${name}=1; Path=/`)
    localStorage.setItem('exit-survey', 'asked')
    localStorage.setItem('_gcl_ls', '1')
    localStorage.setItem('rascunho', 'fica')
  }

  test('measurement alone takes its own cookies along', () => {
    fill()
    clearRefused(['measurement'])
    expect(cookieNames()).toEqual([CONSENT_COOKIE, '_gcl_au', 'outro'])
    expect(localStorage.getItem('exit-survey')).toBe('asked')
  })

  test('everything refused leaves the choice alone', () => {
    fill()
    clearRefused(['functional', 'measurement', 'advertising'])
    expect(cookieNames()).toEqual([CONSENT_COOKIE])
    expect({ ...localStorage }).toEqual({ rascunho: 'fica' })
  })
})
