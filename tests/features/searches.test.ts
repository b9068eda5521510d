import { inTransaction } from '@/server/database/database'
import { countLevel, countSearch } from '@/server/features/searches/count-search'
import { levelReport, searchReport, searchRetention } from '@/server/features/searches/feature'
import type { UnansweredSearch } from '@/shared/content-model/views/unanswered-search'
import { databaseForSuite } from './support/database'
import { emptyTables, rowsOf } from './support/tables'
import { tracesOf } from './support/traces'

databaseForSuite()
beforeEach(() => emptyTables('hidden_search', 'unanswered_search', 'judged_search'))

const DAY = new Date('2026-11-24T12:00:00Z')
const NEXT_DAY = new Date('2026-11-25T12:00:00Z')
const TERM = 'nariz escorrendo'
const search = (term = TERM, lacks: UnansweredSearch['lacks'] = 'guidance') => ({ term, lacks })
const address = (place: number) => `203.0.113.${place}`

const countFrom = async (places: number[], asked = search(), now = DAY) => {
  for (const place of places) await countSearch(asked, address(place), now)
}
const hidden = () => rowsOf('hidden_search')
const report = () => searchReport(DAY)

test('SEARCH-16: a term stands nowhere until five visitors typed it on one day, and no hash stays behind', async () => {
  await countFrom([1, 2, 3, 4, 1, 2, 1])
  expect(await report()).toEqual([])
  expect(await tracesOf(TERM)).toEqual([])
  expect(await tracesOf('203.0.113')).toEqual([])
  expect((await hidden()).map(({ visitors }) => visitors.length)).toEqual([4])
  await countFrom([5])
  expect(await hidden()).toEqual([])
  expect(await report()).toEqual([{ ...search(), searches: 5 }])
})

test('SEARCH-16: writings of one term are one, later searches of the day count, and each lack counts by itself', async () => {
  await countFrom([1, 2, 3])
  await countFrom([4, 5], search('  Nariz   ESCORRENDÓ '))
  await countFrom([1, 6])
  expect(await report()).toEqual([{ ...search(), searches: 7 }])
  await countFrom([1, 2, 3, 4], search(TERM, 'results'))
  expect(await report()).toHaveLength(1)
})

test('SEARCH-16: five visitors of two days are not five, and one visitor has another hash for each day and term', async () => {
  await countFrom([1, 2, 3])
  await countFrom([4, 5], search(), NEXT_DAY)
  await countFrom([1], search('tosse de cachorro'))
  await countFrom([1], search(), NEXT_DAY)
  expect(await report()).toEqual([])
  const keys = (await hidden()).flatMap(({ visitors, term_key }) => [...visitors, term_key])
  expect(new Set(keys).size).toBe(keys.length)
})

test('SEARCH-16: visitors who come at one moment are all counted', async () => {
  await Promise.all([1, 2, 3, 4, 5].map((place) => countSearch(search(), address(place), DAY)))
  expect(await report()).toEqual([{ ...search(), searches: 5 }])
})

test.each([
  ['an address of e-mail', 'maria@exemplo.com.br'],
  ['a telephone', 'ligar 11 9 8765 4321'],
  ['a long text', 'a'.repeat(61)],
  ['less than a word', 'ab'],
])('SEARCH-16: %s is not counted, whoever types it', async (_what, term) => {
  await countFrom([1, 2, 3, 4, 5], search(term))
  expect([...(await hidden()), ...(await report())]).toEqual([])
})

test('SEARCH-16: shares are counted by release and day, without words', async () => {
  for (const level of ['red', 'plain', 'plain'] as const) await countLevel(level, 'r1', DAY)
  for (const level of ['calm', 'plain'] as const) await countLevel(level, 'r2', NEXT_DAY)
  expect(await levelReport(DAY)).toEqual([
    { release: 'r2', red: 0, calm: 1, plain: 1 },
    { release: 'r1', red: 1, calm: 0, plain: 2 },
  ])
  expect(await levelReport(NEXT_DAY)).toHaveLength(1)
})

test('SEARCH-16: hashes go on the day after, terms after their time', async () => {
  await countFrom([1])
  await countFrom([1, 2, 3, 4, 5], search('tosse'))
  const [hashes, terms] = searchRetention
  const apply = (rule: typeof hashes, before: Date) => inTransaction(async (trx) => rule?.apply(trx, before))
  expect(await apply(hashes, new Date('2026-11-23T23:59:00Z'))).toBe(0)
  expect(await apply(hashes, new Date('2026-11-24T00:01:00Z'))).toBe(1)
  expect(await apply(terms, DAY)).toBe(0)
  expect(await apply(terms, NEXT_DAY)).toBe(1)
})
