import Router from 'next/router'
import { pushSearchEvent } from '@/browser/analytics/search-event'
import { resultsHref } from './core/url-state'

let isWanted = false

/** Reports a search (behavior SEARCH-4). Its results take the focus: the overlay, where their visitor was, closes. */
export function beginSearch(term: string): void {
  pushSearchEvent(term)
  isWanted = true
}

/** True once after `beginSearch`. */
export function takeResultsFocus(): boolean {
  const wasWanted = isWanted
  isWanted = false
  return wasWanted
}

/** Opens the results of a search. */
export function goToResults(term: string): void {
  beginSearch(term)
  void Router.push(resultsHref({ term }))
}
