import { Readable } from 'node:stream'
import type { NextApiRequest, NextApiResponse } from 'next'
import handler from '@/pages/api/policy-reports'

const mockWarn = jest.fn()
jest.mock('@/server/log/logger', () => ({
  logger: { child: () => ({ warn: mockWarn, info: mockWarn, error: mockWarn }) },
  reasonOf: String,
}))

const BODY = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } })

const statusOf = async (): Promise<unknown> => {
  const request = Object.assign(Readable.from([Buffer.from(BODY)]), { method: 'POST', headers: {} })
  const response = { setHeader: jest.fn(), status: jest.fn().mockReturnThis(), end: jest.fn() }
  await handler(
    request as Partial<NextApiRequest> as NextApiRequest,
    response as Partial<NextApiResponse> as NextApiResponse,
  )
  return response.status.mock.calls[0]?.[0]
}

test('a page that breaks the policy for every visitor is 20 lines of the log a minute (SAFE-4)', async () => {
  for (let sent = 0; sent < 30; sent += 1) expect(await statusOf()).toBe(204)
  expect(mockWarn).toHaveBeenCalledTimes(20)
  expect(mockWarn).toHaveBeenCalledWith(expect.objectContaining({ directive: 'img-src' }), 'policy: violated')
})
