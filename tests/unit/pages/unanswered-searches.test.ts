import type { NextApiRequest, NextApiResponse } from 'next'
import handler from '@/pages/api/unanswered-searches'
import { ServiceUnavailable } from '@/server/database/database'

const mockLog = jest.fn()
jest.mock('@/server/log/logger', () => ({
  logger: { child: () => ({ error: (...words: unknown[]) => mockLog(...words) }), warn: jest.fn() },
  reasonOf: String,
}))
const mockCount = jest.fn()
const mockLevel = jest.fn()
jest.mock('@/server/features/searches/count-search', () => ({
  countSearch: (...words: unknown[]) => mockCount(...words),
  countLevel: (...words: unknown[]) => mockLevel(...words),
}))

const mockEnv = {
  COUNT_SEARCHES: true,
  TRUSTED_PROXIES: [],
  PARTICIPATION_SECRET: 'x'.repeat(32),
  // Limits are then counted by this process.
  DATABASE_URL: null,
  REDIS_URL: null,
}
jest.mock('@/shared/config/env', () => ({ serverEnv: () => mockEnv }))

const search = { term: 'nariz escorrendo', lacks: 'guidance' }
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const socket = { remoteAddress: '203.0.113.9' }

beforeEach(() => {
  mockCount.mockReset()
  mockEnv.COUNT_SEARCHES = true
})

const statusOf = async (request: Record<string, unknown> = {}): Promise<number> => {
  const response = { setHeader: jest.fn(), status: jest.fn().mockReturnThis(), end: jest.fn() }
  const asked = { method: 'POST', headers, socket, body: search, ...request } as unknown
  await handler(asked as NextApiRequest, response as Partial<NextApiResponse> as NextApiResponse)
  return response.status.mock.calls[0]?.[0]
}

test('SEARCH-16: a search is counted, and no log has its term', async () => {
  expect(await statusOf()).toBe(204)
  expect(mockCount.mock.calls).toEqual([[search, '203.0.113.9']])
  expect(JSON.stringify(mockLog.mock.calls)).not.toContain('nariz')
})

test('SEARCH-16: how a search was judged is counted without its term', async () => {
  expect(await statusOf({ body: { level: 'red', term: 'nariz escorrendo' } })).toBe(204)
  expect(mockLevel.mock.calls).toEqual([['red']])
  expect(mockCount).not.toHaveBeenCalled()
})

test('SEARCH-16: nothing is counted unless operators want it', async () => {
  mockEnv.COUNT_SEARCHES = false
  expect(await statusOf()).toBe(404)
  expect(mockCount).not.toHaveBeenCalled()
})

test.each([
  [405, { method: 'GET' }],
  [403, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } }],
  [415, { headers: { ...headers, 'content-type': 'text/plain' } }],
  [400, { body: { ...search, lacks: 'money' } }],
  [400, { body: { ...search, term: 'a'.repeat(501) } }],
  [400, { body: { level: 'purple' } }],
])('SEARCH-16: %i for what is no search of a page of the site', async (status, request) => {
  expect(await statusOf(request)).toBe(status)
  expect(mockCount).not.toHaveBeenCalled()
})

test('SEARCH-16: one address is counted 60 times an hour', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 62; sent += 1)
    statuses.push(await statusOf({ socket: { remoteAddress: '203.0.113.10' } }))
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await statusOf()).toBe(204)
})

test('SEARCH-16: while the store is away it says so, and nothing more', async () => {
  mockCount.mockRejectedValue(new ServiceUnavailable('away'))
  expect(await statusOf()).toBe(503)
})
