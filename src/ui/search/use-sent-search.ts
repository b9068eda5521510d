import { useEffect } from 'react'
import { pushSearchEvent } from '@/browser/analytics/search-event'
import { tolerant } from '@/shared/utils/tolerant'
import { cleanTerm } from './core/text'

/** As src/ui/layout/before-scripts.js writes it. */
const KEY = 'sent-search'

const takeSentSearch = (): string | null => {
  const sent = tolerant(() => sessionStorage.getItem(KEY))
  tolerant(() => sessionStorage.removeItem(KEY))
  return sent
}

/** Reports a search that the browser itself sent (ANALYTICS-1). @param term of the address, empty until read */
export function useSentSearch(term: string): void {
  useEffect(() => {
    if (term === '') return
    const sent = takeSentSearch()
    if (sent !== null && cleanTerm(sent) === term) pushSearchEvent(term)
  }, [term])
}
