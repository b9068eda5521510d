import type { LiteClient } from 'algoliasearch/lite'
import { useEffect, useState } from 'react'
import type { SearchConfig } from '@/models/search'
import { searchService } from '../core/client'
import { skipEmptyQueries } from '../core/skip-empty-queries'
import { logSearchFailure } from '../log-failure'

export interface ResultService {
  client: LiteClient
  indexes: SearchConfig['indexes']
}

/** The search client of this page: `loading`, `failed`, or there; a retry asks again where to search. */
export function useSearchService(): [service: ResultService | 'loading' | 'failed', retry: () => void] {
  const [service, setService] = useState<ResultService | 'loading' | 'failed'>('loading')
  const isLoading = service === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isShown = true
    searchService().then(
      ({ client, indexes }) => isShown && setService({ client: skipEmptyQueries(client), indexes }),
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
