import { useEffect } from 'react'
import { readChoice } from '@/browser/analytics/consent-choice'
import { measure } from '@/browser/analytics/measure'
import type {
  JudgedSearch,
  SearchLack,
  SearchLevel,
  UnansweredSearch,
} from '@/shared/content-model/views/unanswered-search'
import { sendReport } from '@/shared/utils/send-report'
import type { Advice } from '@/shared/words/understanding/advise'
import { loadSearchConfig } from '../core/config'
import type { SearchState } from '../core/url-state'
import type { Results } from '../port'

/** Measures how much a search found, once per reply; not the term. */
export function useMeasuredResults(tabs: Results['tabs'], term: string): void {
  const articles = tabs?.articles.count
  const products = tabs?.products.count
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another search, with as many results or not.
  useEffect(() => {
    if (articles !== undefined && products !== undefined)
      measure('view_search_results', { articles, products })
  }, [articles, products, term])
}

/** What a search lacks; null where nothing, or not known yet. */
export function lackOf(tabs: Results['tabs'], advice: Advice, { facets }: SearchState): SearchLack | null {
  if (tabs === null || advice.products === 'undecided') return null
  // No results of filters say nothing about the term.
  if (tabs.articles.count + tabs.products.count === 0 && Object.keys(facets).length === 0) return 'results'
  // Guidance for unclear sentences does not count.
  return advice.guidance.length === 0 || advice.products === 'onRequest' ? 'guidance' : null
}

/** How a search was judged; null while it is not known. */
export function levelOf(tabs: Results['tabs'], { products, guidance }: Advice): SearchLevel | null {
  if (tabs === null || products === 'undecided') return null
  if (products === 'onRequest') return 'calm'
  return guidance.some(({ danger }) => danger !== null) ? 'red' : 'plain'
}

const report = async (search: UnansweredSearch | JudgedSearch): Promise<void> => {
  if (!readChoice()?.allowed.includes('measurement')) return
  const { countsSearches } = await loadSearchConfig()
  if (countsSearches) sendReport('/api/unanswered-searches/', search)
}

/** Reports how a search was judged, and a term without results or guidance, once, with consent (behavior SEARCH-16). */
export function useCountedSearch(tabs: Results['tabs'], advice: Advice, state: SearchState): void {
  const { term } = state
  const lacks = lackOf(tabs, advice, state)
  const level = levelOf(tabs, advice)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another search.
  useEffect(() => {
    if (level !== null) report({ level }).catch(() => undefined)
  }, [term, level])
  useEffect(() => {
    // Without the configuration there are no results either.
    if (lacks !== null) report({ term, lacks }).catch(() => undefined)
  }, [term, lacks])
}
