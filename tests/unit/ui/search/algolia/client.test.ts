import { createSearchClient } from '@/ui/search/algolia/client'
import { skipEmptyQueries } from '@/ui/search/algolia/skip-empty-queries'
import { recordedResult, searchServerForSuite } from './search-server'

const server = searchServerForSuite()

const client = () =>
  createSearchClient({
    appId: 'sandbox',
    searchKey: 'search-key',
    host: server.origin,
    indexes: { products: 'products', articles: 'articles' },
  })

test('no reply makes InstantSearch load its tracking script', async () => {
  server.answer(() => ({ body: { results: [recordedResult({ _automaticInsights: true })] } }))
  const { results } = await client().search([{ indexName: 'products', params: { query: 'tosse' } }])
  expect(results[0]).not.toHaveProperty('_automaticInsights')
  expect(results[0]).toMatchObject({ query: 'tosse' })
})

test('blank queries of InstantSearch are answered without a request, one result each', async () => {
  server.answer(() => ({ body: { results: [recordedResult()] } }))
  const { results } = await skipEmptyQueries(client()).search([
    { indexName: 'products', params: { query: '' } },
    { indexName: 'articles', params: { query: '  ' } },
  ])
  expect(results).toEqual([
    expect.objectContaining({ hits: [], nbHits: 0, nbPages: 0, page: 0, index: 'products' }),
    expect.objectContaining({ hits: [], nbHits: 0, nbPages: 0, page: 0, index: 'articles' }),
  ])
  expect(server.calls).toHaveLength(0)
})

test('a query among blank ones is sent, whichever way it is written', async () => {
  server.answer(() => ({ body: { results: [recordedResult(), recordedResult()] } }))
  const skipping = skipEmptyQueries(client())
  await skipping.search([{ indexName: 'products' }, { indexName: 'articles', params: { query: 'tosse' } }])
  await skipping.search({ requests: [{ indexName: 'products', query: 'febre' }] })
  expect(server.calls).toHaveLength(2)
})

test('a configured host that fails once gets the request again, and only once more', async () => {
  let failures = 1
  server.answer(() =>
    failures-- > 0 ? { status: 503, body: {} } : { body: { results: [recordedResult({ nbHits: 3 })] } },
  )
  const request = { indexName: 'products', params: { query: 'tosse' } }
  expect((await client().search([request])).results[0]).toMatchObject({ nbHits: 3 })
  expect(server.calls).toHaveLength(2)
  failures = 9
  server.calls.length = 0
  await expect(client().search([request])).rejects.toThrow('Unreachable hosts')
  expect(server.calls).toHaveLength(2)
})

test('without a configured host the requests go to Algolia’s own', () => {
  const { transporter } = createSearchClient({
    appId: 'APP',
    searchKey: 'key',
    host: null,
    indexes: { products: 'products', articles: 'articles' },
  })
  for (const { url, protocol } of transporter.hosts)
    expect(`${protocol}://${url}`).toMatch(/^https:\/\/APP[-\d a-z]*\.algolia(net\.com|\.net)$/)
})

/** Answers by what is asked: `hits` of them, in the way that the request names. */
const respondWith = (hits: (request: Record<string, unknown>) => number) =>
  server.answer(({ body }) => ({
    body: {
      results: (body as { requests: Record<string, unknown>[] }).requests.map((request) =>
        recordedResult({ nbHits: hits(request), index: request.indexName }),
      ),
    },
  }))
const asked = () => server.calls.map(({ body }) => (body as { requests: unknown[] }).requests)

test('pages must have every word; where none has, they are about one of them, and else have one anywhere (SEARCH-9)', async () => {
  respondWith(() => 0)
  await client().search([{ indexName: 'articles', params: { query: 'tosse de cachorro', page: 0 } }])
  expect(asked()).toEqual([
    [expect.objectContaining({ query: 'tosse de cachorro', removeWordsIfNoResults: 'none' })],
    [
      expect.objectContaining({
        removeWordsIfNoResults: 'allOptional',
        restrictSearchableAttributes: expect.not.arrayContaining(['body']),
      }),
    ],
    [expect.not.objectContaining({ restrictSearchableAttributes: expect.anything() })],
  ])
})

test('only the index that found nothing is asked again, with all of its requests', async () => {
  respondWith(({ indexName, removeWordsIfNoResults }) =>
    indexName === 'products' || removeWordsIfNoResults === 'allOptional' ? 3 : 0,
  )
  const { results } = await client().search({
    requests: [
      { indexName: 'products', query: 'tosse cachorro' },
      { indexName: 'articles', query: 'tosse cachorro' },
      { indexName: 'articles', query: 'tosse cachorro', hitsPerPage: 0 },
    ],
  })
  expect(asked().map((requests) => requests.length)).toEqual([3, 2])
  expect(results).toMatchObject([{ nbHits: 3 }, { nbHits: 3, index: 'articles' }, { nbHits: 3 }])
})

test('filters that leave nothing do not change what is searched for', async () => {
  respondWith(({ facetFilters }) => (facetFilters ? 0 : 2))
  const { results } = await client().search({
    requests: [
      { indexName: 'products', query: 'tosse seca', facetFilters: [['facets.forma:Chá']] },
      { indexName: 'products', query: 'tosse seca', hitsPerPage: 0 },
    ],
  })
  expect(asked()).toHaveLength(1)
  expect(results).toMatchObject([{ nbHits: 0 }, { nbHits: 2 }])
})

test('one word that nothing has is asked for once', async () => {
  respondWith(() => 0)
  await client().search({ requests: [{ indexName: 'products', query: 'cachorro' }] })
  expect(asked()).toHaveLength(1)
})
