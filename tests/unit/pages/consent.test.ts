import type { NextApiRequest, NextApiResponse } from 'next'
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VERSION } from '@/browser/analytics/consent-choice'

/** The cookie of a choice, set by the server (behavior CONSENT-3). */
const mockEnv = jest.fn(() => ({ SITE_URL: 'https://www.example' }))
jest.mock('@/shared/config/env', () => ({ serverEnv: () => mockEnv() }))
jest.mock('@/server/log/logger', () => ({
  logger: { child: () => ({ warn: jest.fn(), info: jest.fn(), error: jest.fn() }) },
  reasonOf: String,
}))

const choice = { version: CONSENT_VERSION, date: '2026-11-22T12:00:00.000Z', allowed: ['measurement'] }
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const responseTo = async (request: Record<string, unknown>) => {
  const { default: handler } = await import('@/pages/api/consent')
  const response = { setHeader: jest.fn(), status: jest.fn(), end: jest.fn() }
  response.setHeader.mockReturnValue(response)
  response.status.mockReturnValue(response)
  const asked: Partial<NextApiRequest> = { method: 'POST', headers, body: choice, ...request }
  await handler(asked as NextApiRequest, response as Partial<NextApiResponse> as NextApiResponse)
  const sent = new Map<string, string>(response.setHeader.mock.calls as [string, string][])
  return { status: response.status.mock.calls[0]?.[0], cookie: sent.get('Set-Cookie') }
}

test('a choice is a cookie for its whole time, which scripts can read; encrypted where the site is', async () => {
  const value = `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(choice))}`
  const lasting = `${value}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax`
  expect(await responseTo({})).toEqual({ status: 204, cookie: `${lasting}; Secure` })
  mockEnv.mockReturnValueOnce({ SITE_URL: 'http://localhost:3000' })
  expect(await responseTo({})).toEqual({ status: 204, cookie: lasting })
})

test.each([
  ['another method', 405, { method: 'GET' }],
  ['another site', 403, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } }],
  ['another version', 400, { body: { ...choice, version: CONSENT_VERSION + 1 } }],
  ['an unknown category', 400, { body: { ...choice, allowed: ['tudo'] } }],
  ['no date', 400, { body: { ...choice, date: 'ontem; Domain=example' } }],
  ['no body', 400, { body: '' }],
])('%s sets no cookie', async (_name, status, request) => {
  expect(await responseTo(request)).toEqual({ status, cookie: undefined })
})
