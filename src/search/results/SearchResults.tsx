import { SearchProvider } from '../algolia/instant-search'
import { Guidance } from '../Guidance'
import { SearchFailure } from '../SearchFailure'
import { useAdvice } from '../use-advice'
import { useSearchRules } from '../use-search-rules'
import { AdvisedSkeleton } from './AdvisedSkeleton'
import { ResultsView } from './ResultsView'
import type { SearchResultsProps } from './results-props'
import { useSearchService } from './use-search-service'

/** The address is the only state: every choice is a new address. */
export function SearchResults(props: SearchResultsProps) {
  const [service, retry] = useSearchService()
  const advice = useAdvice(props.state.term, useSearchRules(props.state.term), props.unclear)
  return (
    <div>
      {service === 'failed' && (
        <div data-settled="">
          <Guidance guidance={advice.guidance} />
          <SearchFailure onRetry={retry} />
        </div>
      )}
      {service === 'loading' && <AdvisedSkeleton term={props.state.term} guidance={advice.guidance} />}
      {typeof service === 'object' && (
        <SearchProvider service={service}>
          <ResultsView {...props} advice={advice} service={service} />
        </SearchProvider>
      )}
    </div>
  )
}
