import { forSuite } from '@tests/factories/for-suite'
import { refusals, writeEach } from '@/server/publishing/search/refusals'
import { control } from './fixture'
import { INDEX, post, startSearch } from './search-fixture'

const service = forSuite(startSearch, (made) => made.sandbox.close(), true)

const everything = () => service.idsOf({ query: '' })

test('all objects are replaced, and settings and synonyms stay', async () => {
  const { admin, idsOf } = service
  const synonymHit = [{ objectID: 's', type: 'synonym' as const, synonyms: ['bala', 'caramelo'] }]
  await admin.saveSynonyms({ indexName: INDEX, synonymHit })
  await admin.replaceAllObjects({ indexName: INDEX, objects: [{ objectID: 'new', title: 'Caramelo' }] })
  expect(await idsOf({ query: 'bala' })).toEqual(['new'])
  expect(await everything()).toEqual(['new'])
  expect((await admin.getSettings({ indexName: INDEX })).queryLanguages).toEqual(['pt-br', 'pt'])
  expect((await admin.listIndices()).items.map(({ name }) => name)).toEqual([INDEX])
})

test('objects are added, replaced and deleted', async () => {
  const { admin } = service
  await admin.saveObjects({ indexName: INDEX, objects: [{ objectID: 'spray', title: 'Chá' }] })
  expect(await service.idsOf({ query: 'nasal' })).toEqual([])
  expect(await service.idsOf({ query: 'chá' })).toEqual(['spray'])
  await admin.deleteObjects({ indexName: INDEX, objectIDs: ['xarope', 'nobody'] })
  expect((await everything()).toSorted()).toEqual(['pastilha', 'spray', 'umidificador'])
  await admin.clearObjects({ indexName: INDEX })
  expect(await everything()).toEqual([])
})

test('a record above 10 kB is refused, and its batch with it', async () => {
  const objects = [
    { objectID: 'small', title: 'Chá' },
    { objectID: 'large', body: 'é'.repeat(5000) },
  ]
  await expect(service.admin.saveObjects({ indexName: INDEX, objects })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('Record at the position 1 objectID=large is too big'),
  })
  expect(await everything()).toHaveLength(4)
})

test('of several records only one that is refused is left out: its neighbors are found, and it is named', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const titles = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((word) => `Vaporizador ${word}`)
  const records = titles.map((title, at) => ({
    ...{ id: `v${at}`, title, shortDescription: null, url: '/pt-br/', heroImage: null, keywords: [] },
    ...{ category: null, facets: {}, facetGroups: [], featured: 1, newest: 1 },
    body: at === 3 ? 'é'.repeat(6000) : '',
  }))
  const refused = await writeEach(records, async (some) => {
    const objects = some.map(({ id, ...record }) => ({ objectID: id, ...record }))
    await service.admin.saveObjects({ indexName: INDEX, objects })
  })
  expect([...refused.keys()]).toEqual(['v3'])
  expect((await service.idsOf({ query: 'vaporizador' })).toSorted()).toEqual(['v0', 'v1', 'v2', 'v4'])
  expect(refusals().get('v3')).toContain('too big')
})

test('nothing is deleted by a query: without a filter it would empty the index', async () => {
  await expect(service.admin.deleteBy({ indexName: INDEX, deleteByParams: {} })).rejects.toMatchObject({
    status: 404,
  })
  expect(await everything()).toHaveLength(4)
})

test('a wrong batch changes nothing', async () => {
  const requests = [
    { action: 'clear', body: {} },
    { action: 'deleteObject', body: {} },
  ]
  const answer = await post(service.sandbox, `${INDEX}/batch`, JSON.stringify({ requests }), 'admin-key')
  expect(answer.status).toBe(400)
  expect(await everything()).toHaveLength(4)
})

test('browsing gives every object, page by page', async () => {
  const found: string[] = []
  await service.admin.browseObjects({
    indexName: INDEX,
    browseParams: { hitsPerPage: 3 },
    aggregator: ({ hits }) => found.push(...hits.map(({ objectID }) => objectID)),
  })
  expect(found.sort()).toEqual(['pastilha', 'spray', 'umidificador', 'xarope'])
})

test('a deleted index is gone', async () => {
  await service.admin.deleteIndex({ indexName: INDEX })
  expect(await service.admin.indexExists({ indexName: INDEX })).toBe(false)
})

test('unknown settings are refused', async () => {
  const answer = await fetch(`${service.sandbox.urls.search}/1/indexes/${INDEX}/settings`, {
    method: 'PUT',
    headers: { 'x-algolia-application-id': 'sandbox', 'x-algolia-api-key': 'admin-key' },
    body: '{"searchableAttribute":["title"]}',
  })
  expect(answer.status).toBe(400)
})

test('a kind of synonym that is not imitated is refused', async () => {
  const body = JSON.stringify([{ objectID: 's', type: 'placeholder', placeholder: 'x', replacements: ['y'] }])
  expect(await post(service.sandbox, `${INDEX}/synonyms/batch`, body, 'admin-key')).toMatchObject({
    status: 400,
  })
})

test('faults hit the search service in its own words, and requests are counted', async () => {
  const { sandbox } = service
  await control(sandbox, 'stats/reset')
  await control(sandbox, 'faults', { service: 'search', mode: 'limited', times: 1, resetSeconds: 2 })
  const limited = await post(sandbox, `${INDEX}/query`, '{}')
  expect(limited).toMatchObject({ status: 429, body: { message: 'Too Many Requests', status: 429 } })
  expect(limited.headers.get('retry-after')).toBe('2')
  await control(sandbox, 'faults', { service: 'search', mode: 'broken', times: 1, status: 503 })
  expect(await post(sandbox, `${INDEX}/query`, '{}')).toMatchObject({ status: 503, body: { status: 503 } })
  expect(await post(sandbox, `${INDEX}/query`, '{}')).toMatchObject({ status: 200 })
  const stats: unknown = await (await fetch(`${sandbox.urls.control}/control/stats`)).json()
  expect(stats).toMatchObject({ byService: { search: 3 }, maxPerSecond: 0 })
  const requests = await (await fetch(`${sandbox.urls.control}/control/requests`)).text()
  expect(requests).not.toContain('search-key')
})

test.each([
  ['of another site', 'https://evil.example', 403, 4],
  ['without an origin', 'null', 403, 4],
  ['of this machine', 'http://localhost:3000', 200, 0],
])('a page %s, which may know the key: %s (SANDBOX-5)', async (_page, origin, status, left) => {
  const address = `${service.sandbox.urls.search}/1/indexes/${INDEX}/clear?x-algolia-application-id=sandbox&x-algolia-api-key=admin-key`
  const headers = { 'Content-Type': 'text/plain', Origin: origin }
  expect((await fetch(address, { method: 'POST', headers, body: '{}' })).status).toBe(status)
  expect(await everything()).toHaveLength(left)
})

test('synonyms are listed as they were written', async () => {
  const { admin } = service
  const synonymHit = [{ objectID: 's', type: 'synonym' as const, synonyms: ['bala', 'caramelo'] }]
  await admin.saveSynonyms({ indexName: INDEX, synonymHit })
  expect(await admin.searchSynonyms({ indexName: INDEX })).toEqual({ hits: synonymHit, nbHits: 1 })
})
