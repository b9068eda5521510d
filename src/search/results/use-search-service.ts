import { useEffect, useState } from 'react'
import { type SearchService, searchService } from '../algolia/client'
import { logSearchFailure } from '../log-failure'

/** The search client of this page: `loading`, `failed`, or there; a retry asks again where to search. */
export function useSearchService(): [service: SearchService | 'loading' | 'failed', retry: () => void] {
  const [service, setService] = useState<SearchService | 'loading' | 'failed'>('loading')
  const isLoading = service === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isShown = true
    searchService().then(
      (found) => isShown && setService(found),
      (error: unknown) => {
        logSearchFailure(error)
        if (isShown) setService('failed')
      },
    )
    return () => {
      isShown = false
    }
  }, [isLoading])

  return [service, () => setService('loading')]
}
