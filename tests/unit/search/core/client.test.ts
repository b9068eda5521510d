/** @jest-environment node */
import { createSearchClient } from '@/search/core/client'
import { skipEmptyQueries } from '@/search/core/skip-empty-queries'
import { recordedResult, type SearchServer, startSearchServer } from './search-server'

let server: SearchServer
beforeAll(async () => {
  server = await startSearchServer()
})
afterAll(() => server.close())

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
