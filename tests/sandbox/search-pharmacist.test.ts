import { contentPages } from '@/server/content/pages'
import type { SearchIndex } from '@/shared/config/search-config'
import dangerFile from '@/shared/words/generated/danger.json'
import { readEngine } from '@/shared/words/judge-danger'
import { type Advisor, advise } from '@/shared/words/understanding/advise'
import { dictionaryOf } from '@/shared/words/understanding/dictionary'
import { readHits } from '@/ui/search/algolia/hit'
import type { SearchHit } from '@/ui/search/port'
import { suitableFor } from '@/ui/search/results/audience'
import { WANTED } from './search-pharmacist'
import { type FilledSearch, fillSearch, INDEXES } from './search-site'

let service: FilledSearch
let advisor: Advisor
beforeAll(async () => {
  service = await fillSearch()
  const page = await contentPages().get('search', 'search', 'delivery')
  if (!page) throw new Error('The sample space has a search page')
  advisor = { ...page, dictionary: dictionaryOf(page.concepts), engine: readEngine(dangerFile) }
})
afterAll(() => service.sandbox.close())

const ask = async (index: SearchIndex, query: string): Promise<SearchHit[]> => {
  const { results } = await service.browser.search({ requests: [{ indexName: INDEXES[index], query }] })
  const [result] = results
  return result && 'hits' in result ? readHits(result.hits) : []
}

test('the list has not become shorter', () => {
  expect(WANTED.length).toBeGreaterThanOrEqual(110)
  expect(new Set(WANTED.map(({ query }) => query)).size).toBe(WANTED.length)
})

test.each(WANTED)('“$query” is answered first as a pharmacist would', async ({ query, first, products }) => {
  const advice = advise(query, advisor)
  expect(first).toContain(advice.guidance[0]?.id ?? (await ask('articles', query))[0]?.id)
  if (products === undefined) return
  const found = advice.products === 'shown' ? await ask('products', query) : []
  const shown = suitableFor(found, advice.user).map(({ id }) => id)
  if (products === 'none') expect(shown).toEqual([])
  else if ('only' in products) {
    expect(shown.length).toBeGreaterThan(0)
    expect(products.only).toEqual(expect.arrayContaining(shown))
  } else expect(products.first).toContain(shown[0])
})

/** Queries of one word that nothing may be sold to: also whoever asks the indexes directly is sent to read. */
const BARE = ['grávida', 'gestante', 'dengue', 'overdose', 'samu', 'glaucoma', 'covid', 'antibiótico']

test.each(BARE)('in the indexes themselves, “%s” finds what is read and no product', async (query) => {
  expect(await ask('products', query)).toEqual([])
  const [first] = await ask('articles', query)
  const guidance = advisor.guidance.find(({ words }) => words.includes(query))
  expect(first).toBeDefined()
  // Where no page says more, the guidance itself is what is read.
  expect(guidance?.href ?? first?.url).toBe(first?.url)
})
