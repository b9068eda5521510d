import { gzipSync } from 'node:zlib'
import { muteConsole } from '@tests/factories/mute'
import type { ContentError } from '@/server/content/service/errors'
import type { Query } from '@/server/content/service/query'
import { sleep } from '@/shared/utils/sleep'
import { type FakeReply, fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'
import { recorded } from './support/recorded-replies'

jest.mock('@/shared/utils/sleep', () => ({ sleep: jest.fn(async () => undefined) }))

const QUERY = { content_type: 'contentPage', limit: 1, locale: 'pt-BR' }
const META = { contentType: 'contentPage', slug: 'sobre' }
const service = fakeServiceForSuite()
let query: Query
const waits = jest.mocked(sleep)

beforeAll(() => {
  query = newContent().service.query
})
muteConsole('warn')
beforeEach(() => {
  waits.mockClear()
})

const failureOf = async (work: Promise<unknown>): Promise<ContentError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ name: 'ContentError' })
  return error as ContentError
}

const inTurn = (...replies: [FakeReply, ...FakeReply[]]) => {
  const left = [...replies]
  service.answer(() => left.shift() ?? replies[0])
}

test('the question goes to the entries of the space, with the delivery token and the locale (QUERY-1)', async () => {
  service.answer(() => recorded.empty)
  await expect(query('delivery', QUERY)).resolves.toMatchObject({ total: 0, items: [] })
  const [call] = service.calls
  expect(call?.path).toBe('/spaces/space/environments/master/entries')
  expect(call?.token).toBe('delivery-token')
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    content_type: 'contentPage',
    locale: 'pt-BR',
  })
})

test.each([
  ['answers 500', recorded.serverError, 'The server made a mistake.'],
  ['answers 503 with a page of HTML', recorded.unavailable, '503'],
  ['hangs up', 'hangUp', 'socket hang up'],
] as const)('a service that %s is asked five times, then the failure says so', async (_, reply, words) => {
  service.answer(() => reply)
  const error = await failureOf(query('delivery', QUERY, META))
  expect(error.code).toBe('unavailable')
  expect(error.message).toContain(words)
  expect(error.message).toContain('slug=sobre')
  expect(service.calls).toHaveLength(5)
})

test('an outage that ends while the question is repeated goes unnoticed (QUERY-6)', async () => {
  inTurn(recorded.serverError, recorded.unavailable, recorded.empty)
  await expect(query('delivery', QUERY)).resolves.toMatchObject({ total: 0 })
  const asked = waits.mock.calls.map(([milliseconds]) => milliseconds)
  expect(asked).toHaveLength(2)
  expect(asked[1]).toBeGreaterThan(asked[0] ?? 0)
})

test('a rate limit that resets in an hour fails at once and names the seconds', async () => {
  service.answer(() => recorded.rateLimited(3600))
  const error = await failureOf(query('delivery', QUERY))
  expect(error.code).toBe('rateLimited')
  expect(error.meta.resetSeconds).toBe(3600)
  expect(error.message).toContain('resetSeconds=3600')
  expect(service.calls).toHaveLength(1)
  expect(waits).not.toHaveBeenCalled()
})

test('a rate limit that resets soon is waited for as long as the service says, then asked again', async () => {
  inTurn(recorded.rateLimited(3), recorded.empty)
  await expect(query('delivery', QUERY)).resolves.toMatchObject({ total: 0 })
  expect(waits).toHaveBeenCalledTimes(1)
  expect(waits.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(3000)
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/rateLimited .*waiting [34] s/))
})

test.each([
  ['401', recorded.accessTokenInvalid, 'unauthorized', 'CONTENTFUL_DELIVERY_TOKEN'],
  ['403', recorded.accessDenied, 'unauthorized', 'CONTENTFUL_DELIVERY_TOKEN'],
  ['404 for the space', recorded.unknownSpace, 'unknownSpace', 'CONTENTFUL_SPACE_ID'],
  ['400 for the content type', recorded.unknownContentType, 'rejected', 'unknownContentType DOESNOTEXIST'],
] as const)('%s is not repeated and says what to do', async (_, reply, code, advice) => {
  service.answer(() => reply)
  const error = await failureOf(query('delivery', QUERY))
  expect(error.code).toBe(code)
  expect(error.message).toContain(advice)
  expect(error.message).toContain('requestId=24a473c9a20e565e5cc4b53a25008123')
  expect(service.calls).toHaveLength(1)
})

test('a proxy that denies access without the words of the service is understood too', async () => {
  service.answer(() => ({ status: 403, headers: { 'Content-Type': 'text/html' }, body: '<h1>403</h1>' }))
  await expect(query('delivery', QUERY)).rejects.toMatchObject({
    code: 'unauthorized',
    meta: { status: 403 },
  })
})

test('a reply that is no collection of entries is refused, and its first fault named (QUERY-7)', async () => {
  service.answer(() => ({ body: { total: 1, skip: 0, limit: 1, items: [{ fields: {} }] } }))
  const error = await failureOf(query('delivery', QUERY))
  expect(error).toMatchObject({ code: 'invalidReply' })
  expect(error.reason).toContain('items.0.sys')
})

test('a reply larger than any of the service is not read to its end, unpacked or packed', async () => {
  const body = JSON.stringify({ total: 0, skip: 0, limit: 1, items: [], filler: 'a'.repeat(9 * 1024 * 1024) })
  for (const reply of [{ body }, { headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(body) }]) {
    service.answer(() => reply)
    expect((await failureOf(query('delivery', QUERY))).code).toBe('invalidReply')
    expect(service.calls).toHaveLength(1)
  }
})

test('a broken entry among those that a page links to costs only that entry', async () => {
  const good = { sys: { id: 'a', contentType: { sys: { id: 'notice' } } }, fields: {} }
  const includes = { Entry: [{ sys: null }, good], Asset: ['?'] }
  service.answer(() => ({ body: { total: 0, skip: 0, limit: 1, items: [], includes } }))
  const reply = await query('delivery', QUERY)
  expect(reply.includes?.Entry?.map(({ sys }) => sys.id)).toEqual(['a'])
  expect(reply.includes?.Asset).toEqual([])
})
