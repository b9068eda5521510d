import { useEffect, useState } from 'react'
import type { Guidance as GuidanceModel } from '@/shared/content-model/types/search-guidance'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'
import { type SearchService, searchService } from '../algolia/client'
import { SearchProvider } from '../algolia/instant-search'
import { Guidance } from '../Guidance'
import { logSearchFailure } from '../log-failure'
import { SearchFailure } from '../SearchFailure'
import { useAdvice } from '../use-advice'
import { useSearchRules } from '../use-search-rules'
import { AdvisedSkeleton } from './AdvisedSkeleton'
import { ResultsView, type ResultsViewProps } from './ResultsView'

export interface SearchResultsProps extends Omit<ResultsViewProps, 'advice' | 'service'> {
  /** For a term that is not understood. */
  unclear: GuidanceModel | null
  /** See `SearchPageModel`. */
  isPlain: boolean
}

const PART = { type: 'part', id: 'results' }

/** `loading`, `failed` or the service; `retry` loads it again. */
function useSearchService(): [service: SearchService | 'loading' | 'failed', retry: () => void] {
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

/** The address is the only state: every choice is a new address. */
export function SearchResults(props: SearchResultsProps) {
  const [service, retry] = useSearchService()
  const rules = useSearchRules(props.isPlain ? null : props.state.term)
  const advice = useAdvice(props.state.term, rules, props.unclear)
  const failure = (
    <div data-settled="">
      <Guidance advice={advice} />
      <SearchFailure onRetry={retry} />
    </div>
  )
  return (
    <div>
      {service === 'failed' && failure}
      {service === 'loading' && <AdvisedSkeleton term={props.state.term} advice={advice} />}
      {typeof service === 'object' && (
        // Guidance needs nothing of the results.
        <FailureBoundary part={PART} resetKey={props.state.term} fallback={() => failure}>
          <SearchProvider service={service}>
            <ResultsView {...props} advice={advice} service={service} />
          </SearchProvider>
        </FailureBoundary>
      )}
    </div>
  )
}
