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
      { objectID: 's4', type: 'onewaysynonym', input: 'caramelo', synonyms: ['pastilha'] },
      { objectID: 's5', type: 'onewaysynonym', input: 'hortelã', synonyms: ['menta'] },
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
  ['no relative by its stem', 'tossir', []],
  ['the beginning of the last word', 'garg', ['pastilha']],
  ['all words, where they stand closest first', 'nariz entupido', ['spray', 'umidificador']],
  ['no beginning of a word before the last', 'garg menta', []],
  ['stop words that no record has', 'xarope com a tosse', ['xarope']],
  ['no stop word at the end, which may be the beginning of a word', 'tosse que', ['pastilha']],
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
  ['x'.repeat(512)],
  ['é'.repeat(256)],
  ['\u0000\u200b'],
])('an odd query is answered: %.20s', async (query) => {
  const reply = await service.admin.searchSingleIndex({ indexName: INDEX, searchParams: { query } })
  expect(reply.nbHits).toBeGreaterThanOrEqual(0)
})

test.each([['x'.repeat(513)], ['é'.repeat(257)]])('a query above 512 bytes is refused', async (query) => {
  await expect(service.idsOf({ query })).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['pt', ['pastilha']],
  ['pt-br', []],
] as const)('plurals are those of a language that has a dictionary: %s', async (language, expected) => {
  const query = { query: 'pastilhas menta', queryLanguages: [language], typoTolerance: false }
  expect(await service.idsOf({ ...query, query: 'pastilhas' })).toEqual(['pastilha'])
  expect(await service.idsOf({ ...query, query: 'pastilha menta' })).toEqual(expected)
})

test('synonyms of two words of a query go together', async () => {
  expect(await service.idsOf({ query: 'caramelo hortelã' })).toEqual(['pastilha'])
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

const RANKED = [
  { objectID: 'title', title: 'Febre', body: 'Uma noite tranquila.' },
  { objectID: 'near', title: 'Sono', body: 'Febre noite.' },
  { objectID: 'both', title: 'Noite', keywords: ['febre'], body: '' },
]

test.each([
  ['proximity decides before the attribute', {}, ['near', 'title', 'both']],
  ['the best attribute of any word', { attributeCriteriaComputedBy: 'best' }, ['title', 'both', 'near']],
  [
    'the attribute of the nearest words',
    { attributeCriteriaComputedBy: 'minProximity' },
    ['title', 'both', 'near'],
  ],
  ['the attributes of all words', { attributeCriteriaComputedBy: 'sum' }, ['both', 'title', 'near']],
] as const)('ranking: %s', async (_, settings, expected) => {
  const indexName = 'ranked'
  const ranking = ['typo', 'words', 'attribute', 'proximity', 'exact', 'custom']
  await service.admin.deleteIndex({ indexName })
  await service.admin.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['title', 'keywords', 'unordered(body)'],
      ...('attributeCriteriaComputedBy' in settings && { ranking, ...settings }),
    },
  })
  await service.admin.saveObjects({ indexName, objects: RANKED })
  const { hits } = await service.admin.searchSingleIndex({
    indexName,
    searchParams: { query: 'febre noite' },
  })
  expect(hits.map(({ objectID }) => objectID)).toEqual(expected)
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
