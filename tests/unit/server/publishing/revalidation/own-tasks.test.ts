import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import { requestOwn } from '@/server/http/own-request'
import { logger } from '@/server/log/logger'
import { receiveOwnTask } from '@/server/publishing/revalidation/own-tasks'
import { revalidateProduct } from '@/server/publishing/revalidation/revalidate-product'
import { revalidationQueue } from '@/server/publishing/revalidation/shared-queue'

let port = 0
jest.mock('@/shared/config/env', () => ({
  ...jest.requireActual<object>('@/shared/config/env'),
  sitePort: () => port,
}))
jest.mock('@/server/publishing/revalidation/revalidate-product', () => ({ revalidateProduct: jest.fn() }))
jest.mock('@/server/publishing/revalidation/shared-queue', () => ({
  revalidationQueue: { add: jest.fn(async () => null), resume: jest.fn(async () => undefined) },
}))

const revalidated: string[] = []

/** As Next serves the route: the body is read, and `end` and `status` are there. */
const server = createServer(async (incoming, outgoing) => {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(Buffer.from(part))
  const request = Object.assign(incoming, { body: JSON.parse(Buffer.concat(parts).toString() || 'null') })
  const response = Object.assign(outgoing, {
    status: (code: number) => Object.assign(outgoing, { statusCode: code }),
    revalidate: async (path: string) => void revalidated.push(path),
  })
  await receiveOwnTask(request as never as NextApiRequest, response as never as NextApiResponse, {
    requestId: 'id',
    log: logger,
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const post = (headers: Record<string, string>) =>
  fetch(`http://localhost:${port}/`, { method: 'POST', headers, body: '{"kind":"resume"}' })

test('a stranger, who has no token of this process, has nothing done', async () => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${'0'.repeat(36)}` }])
    expect((await post(headers)).status).toBe(401)
  expect(revalidationQueue.resume).not.toHaveBeenCalled()
})

test('pages that another build revalidated are rendered', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await requestOwn({ kind: 'paths', paths: ['/pt-br/', '/pt-br/sobre/'] })
  expect(revalidated.toSorted()).toEqual(['/pt-br/', '/pt-br/sobre/'])
})

test('what is due is revalidated as if it were published now, and left jobs go on', async () => {
  await requestOwn({ kind: 'due', id: 'banner' })
  expect(revalidationQueue.add).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'Entry', id: 'banner', expects: 'published' }),
    expect.any(Function),
  )
  await requestOwn({ kind: 'resume' })
  expect(revalidationQueue.resume).toHaveBeenCalledTimes(1)
})

test('a product whose pages could not all be revalidated is asked for again', async () => {
  jest.mocked(revalidateProduct).mockResolvedValueOnce(new Set())
  await requestOwn({ kind: 'product', key: 'balsamo' })
  jest.mocked(revalidateProduct).mockResolvedValueOnce(new Set(['/pt-br/']))
  await expect(requestOwn({ kind: 'product', key: 'balsamo' })).rejects.toThrow('500')
})
