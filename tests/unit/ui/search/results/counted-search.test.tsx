import { render, waitFor } from '@testing-library/react'
import { storeChoice } from '@/browser/analytics/consent-choice'
import { type Advice, NO_ADVICE } from '@/shared/words/understanding/advise'
import type { SearchState } from '@/ui/search/core/url-state'
import type { Results } from '@/ui/search/port'
import { lackOf, levelOf, useCountedSearch } from '@/ui/search/results/use-counted-search'

const mockConfig = jest.fn()
jest.mock('@/ui/search/core/config', () => ({ loadSearchConfig: () => mockConfig() }))

const tabs = (articles: number, products: number) =>
  ({ articles: { count: articles }, products: { count: products } }) as Results['tabs']
const state = (more: Partial<SearchState> = {}) => ({ term: 'nariz', facets: {}, ...more }) as SearchState
const guided = { ...NO_ADVICE, guidance: [{}] } as Advice

test.each([
  ['nothing was found', tabs(0, 0), guided, state(), 'results'],
  ['filters leave nothing', tabs(0, 0), guided, state({ facets: { idade: ['bebes'] } }), null],
  ['there is no guidance', tabs(3, 0), NO_ADVICE, state(), 'guidance'],
  ['the sentence is not understood', tabs(3, 2), { ...guided, products: 'onRequest' }, state(), 'guidance'],
  ['there is both', tabs(3, 2), guided, state(), null],
  ['results are on their way', null, NO_ADVICE, state(), null],
  ['the rules are on their way', tabs(0, 0), { ...NO_ADVICE, products: 'undecided' }, state(), null],
] as [string, Results['tabs'], Advice, SearchState, string | null][])(
  'SEARCH-16: what a search lacks where %s',
  (_where, found, advice, asked, lacks) => expect(lackOf(found, advice, asked)).toBe(lacks),
)

const dangerous = { ...NO_ADVICE, guidance: [{ danger: 'peito' }], products: 'withheld' } as Advice
test.each([
  ['a danger is named', tabs(3, 0), dangerous, 'red'],
  ['danger is in doubt', tabs(3, 2), { ...guided, products: 'onRequest' }, 'calm'],
  [
    'a caution withholds products',
    tabs(3, 0),
    { ...NO_ADVICE, guidance: [{ danger: null }], products: 'withheld' },
    'plain',
  ],
  ['nothing is in the way', tabs(0, 0), NO_ADVICE, 'plain'],
  ['results are on their way', null, dangerous, null],
  ['the engine is on its way', tabs(1, 1), { ...NO_ADVICE, products: 'undecided' }, null],
] as [string, Results['tabs'], Advice, string | null][])(
  'SEARCH-16: how a search was judged where %s',
  (_where, found, advice, level) => expect(levelOf(found, advice)).toBe(level),
)

function Searched({ found }: { found: Results['tabs'] }) {
  useCountedSearch(found, NO_ADVICE, state())
  return null
}

const beacon = jest.fn()
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
beforeEach(() => {
  beacon.mockClear()
  mockConfig.mockReset().mockResolvedValue({ countsSearches: true })
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})

test('SEARCH-16: a search is told once, after consent to measurement', async () => {
  storeChoice(['measurement'])
  const { rerender } = render(<Searched found={tabs(0, 0)} />)
  await waitFor(() => expect(beacon).toHaveBeenCalledTimes(2))
  rerender(<Searched found={tabs(0, 0)} />)
  expect(beacon).toHaveBeenCalledTimes(2)
  expect(beacon.mock.calls.map(([path]) => path)).toEqual(Array(2).fill('/api/unanswered-searches/'))
  const sent = await Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await textOf(body))))
  expect(sent).toEqual([{ level: 'plain' }, { term: 'nariz', lacks: 'results' }])
})

test('SEARCH-16: without that consent nothing is asked or told, nor where the site does not count', async () => {
  storeChoice(['functional', 'advertising'])
  const { unmount } = render(<Searched found={tabs(0, 0)} />)
  expect(mockConfig).not.toHaveBeenCalled()
  unmount()
  storeChoice(['measurement'])
  mockConfig.mockResolvedValue({ countsSearches: false })
  render(<Searched found={tabs(0, 0)} />)
  await waitFor(() => expect(mockConfig).toHaveBeenCalledTimes(2))
  await Promise.all(mockConfig.mock.results.map(({ value }) => value))
  expect(beacon).not.toHaveBeenCalled()
})
