import { useEffect } from 'react'
import { readChoice } from '@/analytics/consent-choice'
import type { SearchLack, UnansweredSearch } from '@/models/unanswered-search'
import { loadSearchConfig } from '../core/config'
import type { SearchState } from '../core/url-state'
import type { Results } from '../port'
import type { Advice } from '../understanding/advise'

/** What the site did not give to who searched; null where it gave both, or where that is not known yet. */
export function lackOf(tabs: Results['tabs'], advice: Advice, { facets }: SearchState): SearchLack | null {
  if (tabs === null || advice.products === 'undecided') return null
  // With filters chosen, nothing found says nothing of the term.
  if (tabs.articles.count + tabs.products.count === 0 && Object.keys(facets).length === 0) return 'results'
  // Guidance for sentences that are not understood is no answer to one.
  return advice.guidance.length === 0 || advice.products === 'onRequest' ? 'guidance' : null
}

const report = async (search: UnansweredSearch): Promise<void> => {
  if (!readChoice()?.allowed.includes('measurement')) return
  const { countsSearches } = await loadSearchConfig()
  // Old browsers and some private modes have none.
  if (countsSearches)
    navigator.sendBeacon?.(
      '/api/unanswered-searches/',
      new Blob([JSON.stringify(search)], { type: 'application/json' }),
    )
}

/** Tells the site of a term that was not answered, once, where the visitor allowed measurement (behavior SEARCH-16). */
export function useCountedSearch(tabs: Results['tabs'], advice: Advice, state: SearchState): void {
  const { term } = state
  const lacks = lackOf(tabs, advice, state)
  useEffect(() => {
    // Where the configuration cannot be had, there are no results either.
    if (lacks !== null) report({ term, lacks }).catch(() => undefined)
  }, [term, lacks])
}
