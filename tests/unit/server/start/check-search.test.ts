import { serve } from '@tests/factories/server'
import type { ServiceHealth } from '@/server/start/service-health'

/** What the service says by path, and to which key. */
type Says = (path: string, key: string) => { status: number; body?: object } | null

let says: Says

beforeAll(async () => {
  const { origin } = await serve(({ url = '', headers }, response) => {
    const { status, body = {} } = says(url, String(headers['x-algolia-api-key'])) ?? { status: 200 }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  Object.assign(process.env, {
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_DELIVERY_TOKEN: 'token',
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'search-key',
    NEXT_PUBLIC_ALGOLIA_HOST: origin,
    NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'products',
    NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'articles',
    ALGOLIA_ADMIN_KEY: 'admin-key',
  })
})

// A busy machine may take longer than the time limit of a probe.
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
})

/** A look of a process that has not looked before. */
const look = async (answer: Says): Promise<ServiceHealth> => {
  says = answer
  jest.resetModules()
  const { checkSearch } = await import('@/server/start/checks')
  return checkSearch()
}

const isMissing = (what: string) => (path: string) => (path.startsWith(what) ? { status: 404 } : null)
const keyMay = (...acl: string[]) => ({ status: 200, body: { acl } })

test.each<[string, ReturnType<Says>]>([
  ['may search', keyMay('search')],
  // It is judged by its searches.
  ['is of unknown rights', { status: 404 }],
])('up when the service responds, the key %s, and both indexes are there', async (_name, key) => {
  expect(await look((path) => (path.startsWith('/1/keys/') ? key : null))).toEqual({ status: 'up' })
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
  ['an index that does not exist', isMissing('/1/indexes/articles'), /NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX/],
  [
    'an admin key that is not accepted',
    (_path, key) => (key === 'admin-key' ? { status: 403 } : null),
    /check ALGOLIA_ADMIN_KEY/,
  ],
  ['another service in the place of this one', isMissing('/1/isalive'), /status 404/],
])('%s is down, in words that name the variable and no value', async (_name, answer, reason) => {
  const health = await look(answer)
  expect(health).toEqual({ status: 'down', reason: expect.stringMatching(reason) })
  expect(JSON.stringify(health)).not.toMatch(/search-key|admin-key/)
})
