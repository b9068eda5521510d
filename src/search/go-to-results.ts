import Router from 'next/router'
import { pushSearchEvent } from '@/analytics/search-event'
import { resultsHref } from './core/url-state'

let isWanted = false

/** The next results take the focus: the overlay, where their visitor was, closes. */
export function focusNextResults(): void {
  isWanted = true
}

/** True once after `focusNextResults`. */
export function takeResultsFocus(): boolean {
  const wasWanted = isWanted
  isWanted = false
  return wasWanted
}

/** Opens the results, which take the focus, and reports the search (behavior SEARCH-4). */
export function goToResults(term: string): void {
  pushSearchEvent(term)
  focusNextResults()
  void Router.push(resultsHref({ term }))
}
