import { SEARCH_APP_ID, SEARCH_KEY } from '@sandbox/server/tokens'
import { forSuite } from '@tests/factories/for-suite'
import Ajv from 'ajv'
import { liteClient } from 'algoliasearch/lite'
import { hostsOf, INDEX, post, startSearch } from './search-fixture'

const service = forSuite(startSearch, (made) => made.sandbox.close())

const HIGHLIGHT = {
  type: 'object',
  required: ['value', 'matchLevel', 'matchedWords'],
  additionalProperties: false,
  properties: {
    value: { type: 'string' },
    matchLevel: { enum: ['none', 'partial', 'full'] },
    matchedWords: { type: 'array', items: { type: 'string' } },
    fullyHighlighted: { type: 'boolean' },
  },
}

const RESULT = {
  type: 'object',
  required: ['hits', 'nbHits', 'page', 'nbPages', 'hitsPerPage', 'query', 'params', 'exhaustive', 'index'],
  properties: {
    hits: {
      type: 'array',
      items: {
        type: 'object',
        required: ['objectID', '_highlightResult'],
        properties: { _highlightResult: { type: 'object', properties: { title: HIGHLIGHT } } },
      },
    },
    nbHits: { type: 'integer' },
    nbPages: { type: 'integer' },
    exhaustive: { type: 'object', additionalProperties: { type: 'boolean' } },
    renderingContent: { type: 'object' },
    processingTimeMS: { type: 'integer', minimum: 1 },
  },
}

const fits = new Ajv({ allErrors: true }).compile({
  type: 'object',
  required: ['results'],
  additionalProperties: false,
  properties: { results: { type: 'array', items: RESULT } },
})

const search = async (...requests: object[]) => {
  const body = JSON.stringify({ requests: requests.map((request) => ({ indexName: INDEX, ...request })) })
  return post(service.sandbox, '*/queries', body)
}

test('replies have the form of the real service, sent as browsers send it', async () => {
  const { status, headers, body } = await search(
    { query: 'tosse' },
    { params: 'query=na%20mata&hitsPerPage=1' },
  )
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  fits(body)
  expect(fits.errors).toBeNull()
  expect(body).toMatchObject({
    results: [
      { query: 'tosse', nbHits: 2, hitsPerPage: 20, params: 'query=tosse', index: INDEX },
      { query: 'na mata', hitsPerPage: 1 },
    ],
  })
})

test('the browser client searches several indexes and facets in one call', async () => {
  const client = liteClient(SEARCH_APP_ID, SEARCH_KEY, { hosts: hostsOf(service.sandbox) })
  const { results } = await client.search({
    requests: [
      { indexName: INDEX, query: 'tosse', facets: ['symptom'], facetFilters: [['symptom:Garganta']] },
      { indexName: INDEX, query: 'tosse', facets: ['symptom'], hitsPerPage: 0 },
      { indexName: INDEX, type: 'facet', facet: 'symptom', facetQuery: 'gar' },
    ],
  })
  expect(results).toMatchObject([
    { nbHits: 1, facets: { symptom: { Garganta: 1, Tosse: 1 } } },
    { nbHits: 2, hits: [], nbPages: 0, facets: { symptom: { Tosse: 2, Garganta: 1 } } },
    { facetHits: [{ value: 'Garganta', count: 1 }] },
  ])
})

test('pages are counted from 0 and end at the limit of pagination (SEARCH-6)', async () => {
  const pages = await search(
    { page: 1, hitsPerPage: 3 },
    { page: 400, hitsPerPage: 3 },
    { offset: 1, length: 2 },
  )
  expect(pages.body).toMatchObject({
    results: [
      { page: 1, nbPages: 2, hits: [{ objectID: 'umidificador' }] },
      { hits: [], nbHits: 0, message: expect.stringMatching(/^you can only fetch the 1000 hits/) },
      { offset: 1, length: 2, hits: [{ objectID: 'xarope' }, { objectID: 'spray' }] },
    ],
  })
  expect(await search({ hitsPerPage: 5000 })).toMatchObject({ body: { results: [{ hitsPerPage: 1000 }] } })
})

test('matches are marked, in lists and nested objects too', async () => {
  const { hits } = await service.admin.searchSingleIndex({
    indexName: INDEX,
    searchParams: {
      query: 'para toss',
      attributesToHighlight: ['title', 'keywords', 'heroImage.title'],
      attributesToRetrieve: ['title', 'heroImage.url'],
      removeStopWords: false,
    },
  })
  expect(hits[0]).toEqual({
    objectID: 'xarope',
    title: 'Xarope para tosse',
    heroImage: { url: '/x.png' },
    _highlightResult: {
      title: {
        value: 'Xarope <em>para</em> <em>toss</em>e',
        matchLevel: 'full',
        fullyHighlighted: false,
        matchedWords: ['para', 'toss'],
      },
      keywords: [
        {
          value: '<em>toss</em>e seca',
          matchLevel: 'partial',
          fullyHighlighted: false,
          matchedWords: ['toss'],
        },
        { value: 'catarro', matchLevel: 'none', matchedWords: [] },
      ],
      heroImage: { title: { value: 'Frasco', matchLevel: 'none', matchedWords: [] } },
    },
  })
})

const QUERY = `${INDEX}/query`
const NO_KEY = 'Invalid Application-ID or API key'
const NO_WRITER = 'Method not allowed with this API key'
const NO_PAGE = 'Invalid value for "page" parameter, expected positive integer'
const STRATEGY = '{"requests":[],"strategy":"stopIfEnoughMatches"}'

test.each<[what: string, path: string, body: string, status: number, message: unknown, key?: string]>([
  ['a wrong key', '*/queries', '{"requests":[]}', 403, NO_KEY, 'wrong'],
  ['writing with the search key', `${INDEX}/batch`, '{"requests":[]}', 403, NO_WRITER],
  ['an unknown index', 'nowhere/query', '{}', 404, 'Index nowhere does not exist'],
  ['an unknown parameter', QUERY, '{"foo":1}', 400, 'Unknown parameter: foo'],
  ['a setting as a parameter', QUERY, '{"replicas":[]}', 400, 'Unknown parameter: replicas'],
  ['a page that is no number', QUERY, '{"page":"x"}', 400, NO_PAGE],
  ['an unknown choice', QUERY, '{"typoTolerance":"sometimes"}', 400, expect.any(String)],
  ['a strategy', '*/queries', STRATEGY, 400, expect.stringContaining('stopIfEnoughMatches')],
  ['no JSON', QUERY, '{', 400, expect.stringContaining('lexical error')],
  ['no object', '*/queries', '"x"', 400, expect.any(String)],
  ['an unknown path', `${INDEX}/what/else/is`, '{}', 404, 'Path not found'],
])(
  '%s is refused in the words of the real service',
  async (_, path, body, status, message, key = SEARCH_KEY) => {
    const answer = await post(service.sandbox, path, body, key)
    expect(answer).toMatchObject({ status, body: { message, status } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  },
)

test.each([
  ['filters', 'symptom:Tosse'],
  ['distinct', true],
  ['aroundLatLng', '1,2'],
  ['clickAnalytics', true],
])('a parameter that is not imitated is refused, not passed over: %s', async (name, value) => {
  const answer = await post(service.sandbox, QUERY, JSON.stringify({ [name]: value }))
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(`"${name}"`) } })
})

test('parameters that are turned off, or that change no reply, are accepted', async () => {
  const body = { distinct: false, clickAnalytics: false, filters: '', analytics: true, userToken: 'x' }
  expect(await post(service.sandbox, QUERY, JSON.stringify(body))).toMatchObject({ status: 200 })
})

test('a browser that asks beforehand is told what it may send', async () => {
  const { status, headers } = await fetch(`${service.sandbox.urls.search}/1/indexes/*/queries`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Headers': 'x-algolia-api-key' },
  })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-headers')).toBe('x-algolia-api-key')
  expect(headers.get('access-control-allow-methods')).toContain('POST')
})
