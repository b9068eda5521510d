import { useEffect } from 'react'
import { pushSearchEvent } from '@/analytics/search-event'
import { cleanTerm } from './core/text'

/** As src/layout/before-scripts.js writes it. */
const KEY = 'sent-search'

const takeSentSearch = (): string | null => {
  try {
    const sent = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return sent
  } catch {
    return null
  }
}

/**
 * Reports a search that the browser itself sent, such as one from before the scripts ran, on the page that it led to (behavior ANALYTICS-1).
 * @param term - the term of the address; empty until it is read.
 */
export function useSentSearch(term: string): void {
  useEffect(() => {
    if (term === '') return
    const sent = takeSentSearch()
    if (sent !== null && cleanTerm(sent) === term) pushSearchEvent(term)
  }, [term])
}
