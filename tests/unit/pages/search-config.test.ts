import type { NextApiRequest, NextApiResponse } from 'next'

const LEAST = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_DELIVERY_TOKEN: 'token' }
const SEARCH = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'search-key',
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'products',
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'articles',
  ALGOLIA_ADMIN_KEY: 'secret',
}

/** What a server that was just started in this environment answers. */
const responseIn = async (env: Record<string, string>, method = 'GET') => {
  jest.resetModules()
  const before = process.env
  process.env = { NODE_ENV: 'test', ...env }
  const reply = { status: 200, headers: {} as Record<string, unknown>, body: null as unknown }
  const response = {
    setHeader: (name: string, value: unknown) => {
      reply.headers[name] = value
      return response
    },
    status: (status: number) => {
      reply.status = status
      return response
    },
    json: (body: unknown) => {
      reply.body = body
    },
  }
  const { default: handler } = await import('@/pages/api/search-config')
  await handler(
    { method, headers: {} } as NextApiRequest,
    response as Partial<NextApiResponse> as NextApiResponse,
  )
  process.env = before
  return reply
}

test('the browser learns how to search, and no secret (SAFE-1)', async () => {
  const { status, body } = await responseIn({ ...LEAST, ...SEARCH })
  expect(status).toBe(200)
  expect(body).toEqual({
    appId: 'APP',
    searchKey: 'search-key',
    host: null,
    indexes: { products: 'products', articles: 'articles' },
    countsSearches: false,
  })
})

test('the configured host is told as an origin', async () => {
  const env = { ...LEAST, ...SEARCH, NEXT_PUBLIC_ALGOLIA_HOST: 'http://localhost:4012/' }
  expect((await responseIn(env)).body).toMatchObject({ host: 'http://localhost:4012' })
})

test('a site without search says so, and nobody keeps that answer', async () => {
  expect(await responseIn(LEAST)).toMatchObject({
    status: 503,
    headers: { 'Cache-Control': 'no-store' },
    body: {},
  })
})

test('it can be read only', async () => {
  expect(await responseIn({ ...LEAST, ...SEARCH }, 'POST')).toMatchObject({ status: 405, body: {} })
})
