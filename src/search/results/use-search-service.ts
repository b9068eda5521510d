import { useEffect, useState } from 'react'
import { type SearchService, searchService } from '../algolia/client'
import { logSearchFailure } from '../log-failure'

/** `loading`, `failed` or the service; `retry` loads it again. */
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
