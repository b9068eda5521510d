import { forSuite } from '@tests/factories/for-suite'
import { algoliasearch } from 'algoliasearch'
import type { SearchIndex } from '@/shared/config/search-config'
import { searchHosts } from '@/shared/config/search-host'
import { ASKED } from './search-asked'
import { JUDGED } from './search-judged'
import { EXPECTED } from './search-queries'
import { fillSearch, INDEXES } from './search-site'

const service = forSuite(fillSearch, (made) => made.sandbox.close())

interface Answer {
  hits: ({ objectID: string } & Record<string, unknown>)[]
  nbHits?: number | undefined
  facets?: Record<string, Record<string, number>> | undefined
}
type Ask = (index: SearchIndex, query: string, more?: Record<string, unknown>) => Promise<Answer>

const isAnswer = (result: object | undefined): result is Answer => result !== undefined && 'hits' in result

/** As the site asks, which falls back by itself. */
const search: Ask = async (index, query, more = {}) => {
  const { results } = await service.browser.search({
    requests: [{ indexName: INDEXES[index], query, ...more }],
  })
  const [result] = results
  if (!isAnswer(result)) throw new Error('The service answers every request')
  return result
}

/** As anybody else may ask, under the settings of the index alone. */
const ask: Ask = (index, query, more = {}) =>
  algoliasearch('sandbox', 'search-key', searchHosts(service.sandbox.urls.search)).searchSingleIndex<
    Record<string, unknown>
  >({ indexName: INDEXES[index], searchParams: { query, ...more } })

const plainId = (id: string): string => id.replace(/^(product|article)-/, '')

const sorted = (ids: string[]): string[] => ids.toSorted()

describe.each(['products', 'articles'] as const)('%s', (index) => {
  test.each(EXPECTED[index])('“%s” finds first what a person expects', async (query, expected) => {
    const found = (await search(index, query)).hits.map(({ objectID }) => objectID)
    let from = 0
    for (const some of expected) {
      const wanted = [some].flat()
      expect(sorted(found.slice(from, from + wanted.length))).toEqual(sorted(wanted))
      from += wanted.length
    }
  })
})

/** The queries of which an index shows no right page among its first hits. */
const missedWithin = async (count: number, asking: Ask): Promise<string[]> => {
  const missed: string[] = []
  for (const [query, products, articles] of JUDGED) {
    const hasRight = async (index: SearchIndex, right: string[] | null) => {
      if (right === null) return true
      const { hits } = await asking(index, query, { hitsPerPage: count })
      return hits.some(({ objectID }) => right.includes(plainId(objectID)))
    }
    if (!((await hasRight('products', products)) && (await hasRight('articles', articles))))
      missed.push(query)
  }
  return missed
}

describe.each([
  ['asked by the site', search],
  ['asked directly', ask],
] as const)('both indexes, %s', (_, asking) => {
  test.each([
    ['first', 1, 0.9],
    ['one of the first three', 3, 0.98],
  ] as const)('a right page comes %s', async (__, count, share) => {
    const missed = await missedWithin(count, asking)
    expect(missed.slice(Math.floor(JUDGED.length * (1 - share)))).toEqual([])
  })
})

test('a page that answers a question is among the first three, for nine questions of ten (SEARCH-9)', async () => {
  const missed: string[] = []
  for (const [question, pages] of ASKED) {
    const found = await Promise.all(
      (['products', 'articles'] as const).map((index) => search(index, question, { hitsPerPage: 3 })),
    )
    const ids = found.flatMap(({ hits }) => hits.map(({ objectID }) => plainId(objectID)))
    if (!pages.some((page) => ids.includes(page))) missed.push(question)
  }
  expect(missed.slice(Math.floor(ASKED.length * 0.1))).toEqual([])
})

test.each(['tosse de cachorro', 'febre do carrapato', 'criança astronauta', 'nariz de palhaço'])(
  'where no page has all words, few are listed: %s',
  async (query) => {
    const { nbHits = 0 } = await search('articles', query)
    const { nbHits: all = 0 } = await search('articles', '')
    expect(nbHits).toBeGreaterThan(0)
    expect(nbHits).toBeLessThan(all / 3)
  },
)

test('every published product and article is found, and nothing else is', async () => {
  const { counts, skipped, synonyms } = await service.fill()
  expect(skipped).toEqual([])
  expect(synonyms).toBeGreaterThan(10)
  for (const index of ['products', 'articles'] as const)
    expect(await search(index, '', { hitsPerPage: 100 })).toMatchObject({ nbHits: counts[index] })
})

test('hits bring what cards show, and never the text of the page', async () => {
  const { hits } = await search('products', 'pomada')
  expect(hits[0]).toMatchObject({
    title: 'Brisamenta Pomada',
    url: '/pt-br/produtos/pomada/',
    heroImage: { url: expect.stringMatching(/^http/), width: expect.any(Number), height: expect.any(Number) },
  })
  expect(hits[0]).not.toHaveProperty('body')
})

test('products are counted and filtered by the editors’ facets, whose groups are told along', async () => {
  const all = await search('products', '', { facets: ['*'] })
  expect(Object.keys(all.facets?.facetGroups ?? {})).toContain('sintoma:Sintoma')
  const counted = all.facets?.['facets.sintoma']?.['Tosse seca'] ?? 0
  expect(counted).toBeGreaterThan(0)
  const some = await search('products', '', { facetFilters: [['facets.sintoma:Tosse seca']] })
  expect(some.nbHits).toBe(counted)
})
