import type { SearchRecord } from '@/content-model/views/search'
import { fitRecord } from '@/publishing/search/sync-records'

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
])('a body of %s is cut to what the service takes, and uses it', (_, body) => {
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
