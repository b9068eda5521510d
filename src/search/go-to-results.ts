import Router from 'next/router'
import { pushSearchEvent } from '@/analytics/search-event'
import { resultsHref } from './core/url-state'
import { focusNextResults } from './next-results'

/** Opens the results, which take the focus, and reports the search (behavior SEARCH-4). */
export function goToResults(term: string): void {
  pushSearchEvent(term)
  focusNextResults()
  void Router.push(resultsHref({ term }))
}
