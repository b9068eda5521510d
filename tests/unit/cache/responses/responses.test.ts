import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serve } from '@tests/factories/server'
import { createBodyCache } from '@/cache/responses/body-cache'
import { SHARED_FOR, STALE_FOR } from '@/cache/responses/cache-control'
import { compressResponse } from '@/cache/responses/compress-response'

const PAGE = 'Respire. Já está passando. – '.repeat(100)
const NEXTS_OWN = 's-maxage=300, stale-while-revalidate=31535700'

let origin = ''
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
const kept = createBodyCache(1_000_000)
const get = jest.spyOn(kept, 'get')

beforeAll(async () => {
  const served = await serve((request, response) => {
    compressResponse(request, response, kept)
    answer(request, response)
  })
  origin = `${served.origin}/`
})
beforeEach(() => get.mockClear())

/** Answers as Next does: headers first, then the whole text. */
const page =
  (cacheControl: string, text = PAGE) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Cache-Control', cacheControl)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(text))
    response.end(text)
  }

const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
  const reply = await fetch(origin, { method, headers: { 'Accept-Encoding': 'identity', ...headers } })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

test.each([
  ['identity', null],
  ['', null],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['BR;q=0.9', 'br'],
])('a browser that takes "%s" gets the page in the smallest form it takes', async (accepted, encoding) => {
  answer = page(NEXTS_OWN)
  const { headers, text } = await ask({ 'Accept-Encoding': accepted })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(text).toBe(PAGE)
})

test('a page is compressed once for each form, and again when it changed', () => {
  const bodies = createBodyCache(1_000_000)
  const first = bodies.get(PAGE, 'br')
  expect(bodies.get(PAGE, 'br').bytes).toBe(first.bytes)
  expect(brotliDecompressSync(first.bytes).toString()).toBe(PAGE)
  expect(gunzipSync(bodies.get(PAGE, 'gzip').bytes).toString()).toBe(PAGE)
  expect(bodies.get(`${PAGE}!`, 'br').etag).not.toBe(first.etag)
})

test('bodies that were not asked for longest are forgotten first', () => {
  const bodies = createBodyCache(5 * PAGE.length)
  const [old, used] = [bodies.get(`${PAGE}1`, 'gzip'), bodies.get(`${PAGE}2`, 'gzip')]
  bodies.get(`${PAGE}3`, 'gzip')
  expect(bodies.get(`${PAGE}2`, 'gzip').bytes).toBe(used.bytes)
  expect(bodies.get(`${PAGE}1`, 'gzip').bytes).not.toBe(old.bytes)
})

test('a browser that has the page already is told so, in the form it has', async () => {
  answer = page(NEXTS_OWN)
  const etag = (await ask({ 'Accept-Encoding': 'br' })).headers.get('etag') ?? ''
  const again = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': `"x", ${etag}` })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect((await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200)
  answer = page(NEXTS_OWN, `${PAGE}!`)
  expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(200)
})

test('shared caches keep a page for seconds, so that what was taken back is gone within fifteen', async () => {
  answer = page(NEXTS_OWN)
  expect((await ask()).headers.get('cache-control')).toBe(
    `public, max-age=0, s-maxage=${SHARED_FOR}, stale-while-revalidate=${STALE_FOR}`,
  )
  // Publishing itself takes up to six seconds.
  expect(SHARED_FOR + STALE_FOR + 6).toBeLessThanOrEqual(15)
})

test.each(['private, no-store', 'no-store', 'private, no-cache, max-age=0'])(
  'an answer for one visitor (%s) is compressed, kept nowhere, and keeps its own word',
  async (cacheControl) => {
    answer = page(cacheControl)
    const { headers, text } = await ask({ 'Accept-Encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('cache-control')).toBe(cacheControl)
    expect(headers.get('etag')).toBeNull()
    expect(text).toBe(PAGE)
    expect(get).not.toHaveBeenCalled()
  },
)

test('an answer that sets a cookie is kept nowhere', async () => {
  answer = (request, response) => {
    response.setHeader('Set-Cookie', 'a=b')
    page(NEXTS_OWN)(request, response)
  }
  expect((await ask({ 'Accept-Encoding': 'br' })).text).toBe(PAGE)
  expect(get).not.toHaveBeenCalled()
})

test('pictures, streams, short answers and questions for headers alone pass as they are', async () => {
  answer = (_, response) => {
    response.setHeader('Content-Type', 'image/png')
    response.end(PAGE)
  }
  expect((await ask({ 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  answer = (_, response) => {
    response.setHeader('Content-Type', 'text/plain')
    response.write(PAGE)
    response.end('Ende')
  }
  expect((await ask({ 'Accept-Encoding': 'br' })).text).toBe(`${PAGE}Ende`)
  answer = page(NEXTS_OWN, 'kurz')
  expect((await ask({ 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  answer = page(NEXTS_OWN)
  expect(await ask({ 'Accept-Encoding': 'br' }, 'HEAD')).toMatchObject({ status: 200, text: '' })
})
