import { forSuite } from '@tests/factories/for-suite'
import { INDEX, startSearch } from './search-fixture'

const service = forSuite(startSearch, (made) => made.sandbox.close())

test.each([
  [['symptom:Tosse', 'line:dia'], ['pastilha']],
  [
    [['symptom:Tosse', 'symptom:Nariz'], 'line:noite'],
    ['xarope', 'umidificador'],
  ],
  [['symptom:-Tosse'], ['spray', 'umidificador']],
  ['symptom:Tosse', ['pastilha', 'xarope']],
])('facetFilters: %j', async (facetFilters, expected) => {
  expect(await service.idsOf({ query: '', facetFilters })).toEqual(expected)
})

test('a wrong facet filter is refused', async () => {
  await expect(service.idsOf({ query: '', facetFilters: ['Tosse'] })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('attribute:value'),
  })
})

const facetsOf = async (facets: string[], more = {}) =>
  service.admin.searchSingleIndex({ indexName: INDEX, searchParams: { query: '', facets, ...more } })

test('facets count the hits of all pages, and hidden ones are not counted', async () => {
  const reply = await facetsOf(['*'], { hitsPerPage: 1 })
  expect(reply.facets).toEqual({
    symptom: { Nariz: 2, Tosse: 2, Garganta: 1 },
    price: { 12: 1, 25: 1, 30: 1, 200: 1 },
    'facets.form': { Líquido: 2, Aparelho: 1, Sólido: 1 },
  })
  expect(reply.facets_stats).toEqual({ price: { min: 12, max: 200, avg: 66.75, sum: 267 } })
})

test('facets are counted only when asked for, and as many values as asked for', async () => {
  expect((await facetsOf([])).facets).toBeUndefined()
  expect((await facetsOf(['symptom'], { maxValuesPerFacet: 1 })).facets).toEqual({ symptom: { Nariz: 2 } })
  expect((await facetsOf(['unknown'])).facets).toEqual({})
})

test('values of a facet are searched by their beginning', async () => {
  const reply = await service.admin.searchForFacetValues({
    indexName: INDEX,
    facetName: 'symptom',
    searchForFacetValuesRequest: { facetQuery: 'na' },
  })
  expect(reply.facetHits).toEqual([{ value: 'Nariz', highlighted: '<em>Na</em>riz', count: 2 }])
  const other = service.admin.searchForFacetValues({ indexName: INDEX, facetName: 'line' })
  await expect(other).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('searchable(line)'),
  })
})
