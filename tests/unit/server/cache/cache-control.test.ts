import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { replaceCacheControl, SHARED_FOR, STALE_FOR } from '@/server/cache/cache-control'

let server: Server
let origin = ''
let nextsOwn = ''

beforeAll(async () => {
  server = createServer((_, response) => {
    replaceCacheControl(response)
    response.setHeader('Cache-Control', nextsOwn)
    response.end('Respire.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const cacheControlFor = async (header: string): Promise<string | null> => {
  nextsOwn = header
  return (await fetch(origin)).headers.get('cache-control')
}

test('PUBLISH-5: shared caches store a page for seconds, so that an unpublished one is gone within fifteen', async () => {
  expect(await cacheControlFor('s-maxage=300, stale-while-revalidate=31535700')).toBe(
    `public, max-age=0, s-maxage=${SHARED_FOR}, stale-while-revalidate=${STALE_FOR}`,
  )
  // Publishing itself takes up to six seconds.
  expect(SHARED_FOR + STALE_FOR + 6).toBeLessThanOrEqual(15)
})

test.each(['private, no-store', 'no-store', 'private, no-cache, max-age=0'])(
  'a response for one visitor (%s) keeps its own header',
  async (header) => expect(await cacheControlFor(header)).toBe(header),
)
