import { DAY, utcDay } from '@/shared/utils/utc-day'
import { recordedResult, searchServerForSuite } from './search-server'

const PRODUCTS = 'prod_brisamenta_BR_Product_pt-br'
const ARTICLES = 'prod_brisamenta_BR_Article_pt-br'
const hit = (title: string) => ({
  objectID: title,
  title,
  url: `/pt-br/${title}/`,
  keywords: [`tosse ${title}`],
})

const server = searchServerForSuite()

const configReply = () => ({
  ok: true,
  status: 200,
  json: async () => ({
    appId: 'sandbox',
    searchKey: 'search-key',
    host: server.origin,
    indexes: { products: PRODUCTS, articles: ARTICLES },
  }),
})

let requestConfig: jest.Mock
/** A page that was just loaded: nothing asked yet, nothing kept. */
const loadFresh = async () => {
  jest.resetModules()
  requestConfig = jest.fn(async (): Promise<unknown> => configReply())
  global.fetch = requestConfig
  return import('@/ui/search/algolia/find-suggestions')
}

const indexOf = (body: unknown): unknown =>
  (body as { requests: { indexName: string }[] }).requests.map(({ indexName }) => indexName)
const respondToBoth = () =>
  server.answer(({ body }) => ({
    body: {
      results: [
        String(indexOf(body)) === PRODUCTS
          ? recordedResult({ hits: [hit('xarope'), hit('pastilhas')], nbHits: 5, nbPages: 3 })
          : recordedResult({ hits: [hit('tosse-seca')], nbHits: 1, nbPages: 1, index: ARTICLES }),
      ],
    },
  }))

test('both indexes are asked one after the other, two hits each, as the browser’s client asks (SEARCH-7)', async () => {
  const { findSuggestions } = await loadFresh()
  respondToBoth()
  await findSuggestions('tosse')
  expect(server.calls.map(({ body }) => indexOf(body))).toEqual([[PRODUCTS], [ARTICLES]])
  for (const { method, path, contentType, body } of server.calls) {
    expect({ method, path, contentType }).toEqual({
      method: 'POST',
      path: '/1/indexes/*/queries',
      contentType: 'text/plain',
    })
    expect(body).toMatchObject({ requests: [{ query: 'tosse', hitsPerPage: 2 }] })
  }
})

test('results are keyed and named by index and language (behavior SEARCH-7)', async () => {
  const { findSuggestions } = await loadFresh()
  respondToBoth()
  const { results, keywords } = await findSuggestions(' tosse ')
  expect(results).toMatchObject({
    'products-pt-br': { num_pages: 3, total_result_count: 5, query: 'tosse', per_page: 2 },
    'articles-pt-br': { num_pages: 1, total_result_count: 1, query: 'tosse', per_page: 2 },
  })
  expect(results['products-pt-br'].hits.map(({ title }) => title)).toEqual(['xarope', 'pastilhas'])
  expect(keywords).toEqual(['tosse xarope', 'tosse pastilhas', 'tosse tosse-seca', 'tosse-seca'])
})

test('RECALL-1: a recalled product is not suggested, and neither are its keywords', async () => {
  const { findSuggestions } = await loadFresh()
  const hits = [{ ...hit('xarope'), recalled: true }, hit('pastilhas')]
  server.answer(() => ({ body: { results: [recordedResult({ hits })] } }))
  const { results, keywords } = await findSuggestions('tosse')
  expect(results['products-pt-br'].hits.map(({ title }) => title)).toEqual(['pastilhas'])
  expect(keywords).toEqual(['tosse pastilhas'])
})

test('PROBLEM-5: a text whose review is overdue beyond the grace is not suggested', async () => {
  const { findSuggestions } = await loadFresh()
  const [yesterday, today] = [utcDay(Date.now() - DAY), utcDay(Date.now())]
  const hits = [
    { ...hit('vencida'), suggestedUntil: yesterday },
    { ...hit('em-dia'), suggestedUntil: today },
  ]
  server.answer(() => ({ body: { results: [recordedResult({ hits })] } }))
  const { results, keywords } = await findSuggestions('tosse')
  expect(results['articles-pt-br'].hits.map(({ title }) => title)).toEqual(['em-dia'])
  expect(keywords).toEqual(['tosse em-dia'])
})

test('a question given up while it is asked answers nothing, and the second index is not asked', async () => {
  const { findSuggestions } = await loadFresh()
  const stop = new AbortController()
  server.answer(() => {
    stop.abort()
    return { body: { results: [recordedResult()] } }
  })
  await expect(findSuggestions('tosse', { signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(server.calls).toHaveLength(1)
})

test('the configuration is asked for once, and again after it could not be had', async () => {
  const { findSuggestions } = await loadFresh()
  respondToBoth()
  requestConfig.mockResolvedValueOnce({ ok: false, status: 503, json: async () => ({}) })
  await expect(findSuggestions('tosse')).rejects.toThrow('503')
  await findSuggestions('tosse')
  await findSuggestions('febre')
  expect(requestConfig).toHaveBeenCalledTimes(2)
})

test.each([[{}], [{ appId: 'a' }], [null], ['text']])('a configuration of %j is an error', async (body) => {
  const { findSuggestions } = await loadFresh()
  respondToBoth()
  requestConfig.mockResolvedValueOnce({ ok: true, status: 200, json: async () => body })
  await expect(findSuggestions('tosse')).rejects.toThrow('cannot be read')
  expect(server.calls).toHaveLength(0)
})

test.each([
  [403, { message: 'Invalid Application-ID or API key', status: 403 }],
  [404, { message: `Index ${PRODUCTS} does not exist`, status: 404 }],
])('an answer of %s is thrown', async (status, body) => {
  const { findSuggestions } = await loadFresh()
  server.answer(() => ({ status, body }))
  await expect(findSuggestions('tosse')).rejects.toMatchObject({ name: 'ApiError', status })
})

test('a reply without a list of hits is thrown, and a bad hit is only left out', async () => {
  const { findSuggestions } = await loadFresh()
  server.answer(() => ({ body: { results: [{ query: 'tosse' }] } }))
  await expect(findSuggestions('tosse')).rejects.toThrow(TypeError)
  server.answer(() => ({
    body: {
      results: [recordedResult({ hits: [{ title: 'x', url: 'javascript:alert(1)' }, hit('xarope')] })],
    },
  }))
  const { results } = await findSuggestions('febre')
  expect(results['products-pt-br'].hits.map(({ title }) => title)).toEqual(['xarope'])
})

test.each(['\uD800tosse', '🤧', '"<b>', 'שלום', '.*', 'a'.repeat(10_000)])(
  'the term %j is sent without an error',
  async (term) => {
    const { findSuggestions } = await loadFresh()
    server.answer(() => ({ body: { results: [recordedResult()] } }))
    await expect(findSuggestions(term)).resolves.toMatchObject({ keywords: [] })
  },
)
