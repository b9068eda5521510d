import { type ReactNode, useEffect, useState } from 'react'
import { Configure, Index, InstantSearch, useInstantSearch } from 'react-instantsearch'
import type { SearchIndex } from '@/shared/config/search-config'
import { countOf } from '@/shared/utils/unknown'
import type { SearchState } from '../core/url-state'
import { logSearchFailure } from '../log-failure'
import type { IndexResults, Results } from '../port'
import type { SearchService } from './client'
import { readHits } from './hit'
import { articleParameters, productParameters, readFacets } from './search-parameters'
import { skipEmptyQueries } from './skip-empty-queries'

const FUTURE = { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true } as const

export interface SearchProviderProps {
  service: SearchService
  children: ReactNode
}

/** The address is the only state: InstantSearch gets it as parameters. */
export function SearchProvider({ service, children }: SearchProviderProps) {
  const [client] = useState(() => skipEmptyQueries(service.client))
  return (
    <InstantSearch searchClient={client} insights={false} future={FUTURE}>
      {children}
    </InstantSearch>
  )
}

export interface SearchQueriesProps extends Pick<SearchProviderProps, 'service'> {
  state: SearchState
  groups: string[]
}

export function SearchQueries({ service: { indexes }, state, groups }: SearchQueriesProps) {
  return (
    <>
      <Index indexName={indexes.products}>
        <Configure {...productParameters(state, groups)} />
      </Index>
      <Index indexName={indexes.articles}>
        <Configure {...articleParameters(state)} />
      </Index>
    </>
  )
}

type Reply = ReturnType<typeof useInstantSearch>['results']

const readResults = (reply: Reply | null | undefined, term: string): IndexResults | null =>
  reply && !('__isArtificial' in reply) && reply.query === term
    ? {
        hits: readHits(reply.hits),
        count: countOf(reply.nbHits),
        pageCount: countOf(reply.nbPages),
        page: countOf(reply.page) + 1,
        facets: readFacets(reply),
      }
    : null

/** The replies to `SearchQueries` for this term; failures are logged. */
export function useResults({ indexes }: SearchService, term: string): Results {
  const { scopedResults, status, error, refresh } = useInstantSearch({ catchError: true })
  useEffect(() => {
    if (error) logSearchFailure(error)
  }, [error])

  const resultsOf = (index: SearchIndex) =>
    readResults(scopedResults.find(({ indexId }) => indexId === indexes[index])?.results, term)
  const articles = resultsOf('articles')
  const products = resultsOf('products')
  return {
    tabs: articles && products && { articles, products },
    isLoading: status === 'loading' || status === 'stalled',
    isFailed: status === 'error',
    retry: refresh,
  }
}
