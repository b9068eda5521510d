/** @jest-environment node */
import { INDEX, RECORDS, type SearchService, startSearch } from './search-fixture'

let service: SearchService
beforeAll(async () => {
  service = await startSearch()
  await service.admin.saveSynonyms({
    indexName: INDEX,
    synonymHit: [
      { objectID: 's1', type: 'synonym', synonyms: ['bala', 'pastilha'] },
      { objectID: 's2', type: 'onewaysynonym', input: 'aparelho', synonyms: ['umidificador'] },
      { objectID: 's3', type: 'synonym', synonyms: ['obstrução', 'nariz entupido'] },
    ],
  })
})
afterAll(() => service.sandbox.close())

test.each([
  ['a word', 'tosse', ['xarope', 'pastilha']],
  ['a letter left out', 'tose', ['xarope', 'pastilha']],
  ['two letters swapped', 'tsose', ['xarope', 'pastilha']],
  ['a typo in the beginning of a word', 'umidfic', ['umidificador']],
  ['two typos in a long word', 'umidifikadr', ['umidificador']],
  ['no two typos in a short word', 'tuxe', []],
  ['no typo in three letters', 'spy', []],
  ['no wrong first letter in a short word', 'vasal', []],
  ['an accent left out', 'crianca', ['xarope', 'spray']],
  ['an accent too many', 'náriz', ['spray', 'umidificador']],
  ['a singular for a plural', 'pastilha', ['pastilha']],
  ['a relative by its stem', 'tossir', ['xarope', 'pastilha']],
  ['the beginning of the last word', 'garg', ['pastilha']],
  ['all words, where they stand closest first', 'nariz entupido', ['spray', 'umidificador']],
  ['no beginning of a word before the last', 'garg menta', []],
  ['stop words that no record has', 'xarope com a tosse', ['xarope']],
  ['words written together', 'spraynasal', ['spray']],
  ['a word written apart', 'umidi ficador', ['umidificador']],
  ['a two-way synonym', 'balas', ['pastilha']],
  ['a one-way synonym', 'aparelho', ['umidificador']],
  ['a synonym of several words', 'obstrução', ['spray']],
  ['nothing', 'zzqqxx', []],
])('finds %s', async (_, query, expected) => {
  expect(await service.idsOf({ query })).toEqual(expected)
})

test('a one-way synonym does not lead back', async () => {
  const { hits } = await service.admin.searchSingleIndex({
    indexName: INDEX,
    searchParams: { query: 'umidificador', attributesToHighlight: ['facets'] },
  })
  expect(JSON.stringify(hits)).not.toContain('<em>Aparelho')
})

test('an empty query lists everything in the order of the custom ranking', async () => {
  expect(await service.idsOf({ query: '' })).toEqual(['pastilha', 'xarope', 'spray', 'umidificador'])
})

test.each([
  ['😀'],
  ['"aspas" \'simples\''],
  ['<script>alert(1)</script>'],
  ['العربية'],
  ['.*(+[?^$\\'],
  ['\ud800'],
  ['x'.repeat(10_000)],
  ['tosse '.repeat(2000)],
  ['\u0000\u200b'],
])('an odd query is answered: %.20s', async (query) => {
  const reply = await service.admin.searchSingleIndex({ indexName: INDEX, searchParams: { query } })
  expect(reply.nbHits).toBeGreaterThanOrEqual(0)
})

test('words are given up as asked when nothing has them all', async () => {
  const query = 'tosse elefante'
  expect(await service.idsOf({ query })).toEqual([])
  expect(await service.idsOf({ query, removeWordsIfNoResults: 'lastWords' })).toEqual(['xarope', 'pastilha'])
  expect(await service.idsOf({ query, removeWordsIfNoResults: 'firstWords' })).toEqual([])
  expect(await service.idsOf({ query, removeWordsIfNoResults: 'allOptional' })).toEqual([
    'xarope',
    'pastilha',
  ])
  expect(await service.idsOf({ query, optionalWords: ['elefante'] })).toEqual(['xarope', 'pastilha'])
})

test('tolerance, prefixes and attributes can be restricted', async () => {
  expect(await service.idsOf({ query: 'tose', typoTolerance: false, queryLanguages: ['en'] })).toEqual([])
  expect(await service.idsOf({ query: 'garg', queryType: 'prefixNone', typoTolerance: false })).toEqual([])
  expect(await service.idsOf({ query: 'tosse', restrictSearchableAttributes: ['title'] })).toEqual(['xarope'])
})

test('ranking asks each criterion in turn', async () => {
  const { hits } = await service.admin.searchSingleIndex({
    indexName: INDEX,
    searchParams: { query: 'tosse', getRankingInfo: true },
  })
  expect(hits.map(({ _rankingInfo: info }) => [info?.nbTypos, info?.words, info?.firstMatchedWord])).toEqual([
    [0, 1, 2],
    [0, 1, 2000],
  ])
})

test('a value that is the whole query comes before one that only has it', async () => {
  const indexName = 'exact'
  const objects = [
    { objectID: 'long', title: 'Chá de menta' },
    { objectID: 'whole', title: 'Chá' },
  ]
  await service.admin.setSettings({ indexName, indexSettings: { searchableAttributes: ['title'] } })
  await service.admin.saveObjects({ indexName, objects })
  const { hits } = await service.admin.searchSingleIndex({ indexName, searchParams: { query: 'chá' } })
  expect(hits.map(({ objectID }) => objectID)).toEqual(['whole', 'long'])
})

test('every record can be found by its title', async () => {
  for (const { objectID, title } of RECORDS) expect((await service.idsOf({ query: title }))[0]).toBe(objectID)
})
