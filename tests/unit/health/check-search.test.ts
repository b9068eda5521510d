import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServiceHealth } from '@/health/service-health'

/** What the service says by path, and to which key. */
type Says = (path: string, key: string) => { status: number; body?: object } | null

let says: Says
let server: Server

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const { status, body = {} } = says(url, String(headers['x-algolia-api-key'])) ?? { status: 200 }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

// A busy machine may take longer than the time limit of a probe.
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
})

/** A look of a process that has not looked before. */
const look = async (answer: Says): Promise<ServiceHealth> => {
  says = answer
  const { port } = server.address() as AddressInfo
  Object.assign(process.env, {
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_DELIVERY_TOKEN: 'token',
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'search-key',
    NEXT_PUBLIC_ALGOLIA_HOST: `http://127.0.0.1:${port}`,
    NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'products',
    NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'articles',
    ALGOLIA_ADMIN_KEY: 'admin-key',
  })
  jest.resetModules()
  const { checkSearch } = await import('@/health/checks')
  return checkSearch()
}

const keyMay = (...acl: string[]) => ({ status: 200, body: { acl } })

test('up when the service is alive, the key may search, and both indexes are there', async () => {
  expect(await look((path) => (path.startsWith('/1/keys/') ? keyMay('search') : null))).toEqual({
    status: 'up',
  })
})

test.each<[string, Says, RegExp]>([
  [
    'a key that browsers see and that may write',
    (path) => (path.startsWith('/1/keys/') ? keyMay('search', 'addObject') : null),
    /NEXT_PUBLIC_ALGOLIA_SEARCH_KEY, which browsers see, may do more than search \(addObject\)/,
  ],
  [
    'a search key that is not accepted',
    (path, key) => (key === 'search-key' && path !== '/1/isalive' ? { status: 403 } : null),
    /check NEXT_PUBLIC_ALGOLIA_SEARCH_KEY and NEXT_PUBLIC_ALGOLIA_APP_ID/,
  ],
  [
    'an index that does not exist',
    (path) => (path.startsWith('/1/indexes/articles') ? { status: 404 } : null),
    /check NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX/,
  ],
  [
    'an admin key that is not accepted',
    (_path, key) => (key === 'admin-key' ? { status: 403 } : null),
    /check ALGOLIA_ADMIN_KEY/,
  ],
  [
    'another service in the place of this one',
    (path) => (path === '/1/isalive' ? { status: 404 } : null),
    /status 404/,
  ],
])('%s is down, in words that name the variable and no value', async (_name, answer, reason) => {
  const health = await look(answer)
  expect(health).toEqual({ status: 'down', reason: expect.stringMatching(reason) })
  expect(JSON.stringify(health)).not.toMatch(/search-key|admin-key/)
})

test('a key of which the service does not say what it may do is judged by its searches', async () => {
  expect(await look((path) => (path.startsWith('/1/keys/') ? { status: 404 } : null))).toEqual({
    status: 'up',
  })
})
