import type { NextApiRequest, NextApiResponse } from 'next'

const mockWarn = jest.fn()
jest.mock('@/server/log/logger', () => ({
  logger: { child: () => ({ warn: mockWarn, info: mockWarn, error: mockWarn }) },
  reasonOf: String,
}))

const failure = { section: 'banner', entry: 'a', error: 'TypeError', path: '/pt-br/' }
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

let handler: (request: NextApiRequest, response: NextApiResponse) => unknown
beforeEach(async () => {
  mockWarn.mockClear()
  jest.resetModules()
  handler = (await import('@/pages/api/section-failures')).default
})

const statusOf = async (request: Record<string, unknown>): Promise<number> => {
  const response = { setHeader: jest.fn(), status: jest.fn().mockReturnThis(), end: jest.fn() }
  const asked: Partial<NextApiRequest> = { method: 'POST', headers, body: failure, ...request }
  await handler(asked as NextApiRequest, response as Partial<NextApiResponse> as NextApiResponse)
  return response.status.mock.calls[0]?.[0]
}

test('a section that failed in a browser is one line of the log (SECTION-2)', async () => {
  expect(await statusOf({ headers: { ...headers, 'user-agent': 'Browser' } })).toBe(204)
  expect(mockWarn.mock.calls).toEqual([[failure, 'section: failed in a browser']])
})

test.each([
  [405, { method: 'GET' }],
  [403, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } }],
  [415, { headers: { ...headers, 'content-type': 'text/plain' } }],
  [400, { body: { ...failure, path: '/pt-br/?q=1' } }],
])('%i and no line for what is no report of the site', async (status, request) => {
  expect(await statusOf(request)).toBe(status)
  expect(mockWarn).not.toHaveBeenCalled()
})

test('a flood of reports is 30 lines a minute', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 40; sent += 1) statuses.push(await statusOf({}))
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(mockWarn).toHaveBeenCalledTimes(30)
})
