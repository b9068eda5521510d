import { fitRecord } from '@/server/publishing/search/fit-record'
import type { SearchRecord } from '@/shared/content-model/views/search'

const record = (more: Partial<SearchRecord>): SearchRecord => ({
  id: 'a',
  title: 'Tosse seca',
  shortDescription: null,
  url: '/pt-br/dicas/tosse-seca/',
  heroImage: null,
  keywords: [],
  category: null,
  facets: {},
  facetGroups: [],
  body: '',
  featured: 1,
  newest: 1,
  ...more,
})
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

test('a record that fits stays as it is', () => {
  const small = record({ body: 'Uma tosse que não passa.', keywords: ['tosse'] })
  expect(fitRecord(small)).toEqual(small)
})

test.each([
  ['plain words', 'palavra '.repeat(20_000)],
  ['accents', 'coração '.repeat(20_000)],
  ['emoji', '🤧 '.repeat(20_000)],
  ['quotes', '"\\ '.repeat(20_000)],
  ['one word', 'a'.repeat(200_000)],
])('a body of %s is cut to what the service takes, and uses it (SEARCH-8)', (_, body) => {
  const size = bytes(fitRecord(record({ body })))
  expect(size).toBeLessThan(10_000)
  expect(size).toBeGreaterThan(4_000)
})

test('a body is cut between words', () => {
  const { body } = fitRecord(record({ body: 'expectorante '.repeat(2_000) }))
  expect(new Set(body.split(' '))).toEqual(new Set(['expectorante']))
})

test('nothing else of a record grows without bounds', () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `palavra ${index}`)
  const fit = fitRecord(record({ keywords: words, shortDescription: 'resumo '.repeat(5_000) }))
  expect(bytes(fit)).toBeLessThan(10_000)
  expect(fit.keywords).toHaveLength(50)
})

/** Numbers between 0 and 1 that look random, and are the same in each run. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

const LETTERS = ['a', 'ç', 'ã', ' ', '"', '\\', '\u0001', '🤧', '東', '-']

test('a record of any size in every list and text fits, and loses what limits its use last (SEARCH-8)', () => {
  const random = createRandom(7)
  const word = (longest: number) =>
    Array.from({ length: 1 + Math.floor(random() * longest) }, () => LETTERS[Math.floor(random() * 10)]).join(
      '',
    )
  const list = (most: number, longest: number) =>
    Array.from({ length: Math.floor(random() ** 2 * most) }, () => word(longest))
  for (let round = 0; round < 40; round += 1) {
    const large = record({
      title: word(255),
      shortDescription: word(3_000),
      category: word(500),
      url: `/pt-br/${'a'.repeat(Math.floor(random() * 500))}/`,
      heroImage: { url: `https://x.y/${'a'.repeat(200)}`, title: word(4_000), width: 1, height: 1 },
      keywords: list(100, 500),
      facets: Object.fromEntries(list(40, 60).map((key) => [key, list(40, 60)])),
      facetGroups: list(60, 120),
      notFor: list(40, 64),
      substances: list(400, 100),
      guidanceFor: list(300, 60),
      guidancePhrases: list(300, 200),
      body: word(20_000),
      rating: { average: 4.5, count: 12 },
    })
    const fit = fitRecord(large)
    expect(bytes(fit)).toBeLessThanOrEqual(9_500)
    expect(JSON.stringify(fit)).not.toMatch(/\\ud[89ab]../)
    if (fit.substances?.length !== large.substances?.length)
      expect([fit.body, fit.keywords]).toEqual(['', []])
    if (fit.notFor?.length !== large.notFor?.length) expect(fit.substances).toEqual([])
  }
})
