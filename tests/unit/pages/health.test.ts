import type { NextApiRequest, NextApiResponse } from 'next'
import handler from '@/pages/api/health'
import { PROXIED_HEADER } from '@/server/start/every-request'

jest.mock('@/server/start/report', () => ({
  readiness: async () => ({
    status: 'degraded',
    services: { redis: { status: 'down', reason: 'no answer' } },
  }),
}))

const responseTo = async (proxied: string) => {
  let answer: unknown
  const response: object = {
    setHeader: () => response,
    status: () => response,
    json: (body: unknown) => {
      answer = body
    },
  }
  const request = { method: 'GET', query: {}, headers: { [PROXIED_HEADER]: proxied } }
  await handler(request as Partial<NextApiRequest> as NextApiRequest, response as NextApiResponse)
  return answer
}

test('probes beside the site learn what ails it, visitors the state alone (SAFE-7)', async () => {
  expect(await responseTo('no')).toEqual({
    status: 'degraded',
    services: { redis: { status: 'down', reason: 'no answer' } },
  })
  expect(await responseTo('yes')).toEqual({ status: 'degraded' })
})
