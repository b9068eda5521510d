import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { SearchConfig } from '@/models/search'
import { readHits, type SearchHit } from '../core/hit'
import { countOf } from '../core/unknown'
import type { SearchTab } from '../core/url-state'
import { logSearchFailure } from '../log-failure'

/** A reply as InstantSearch keeps it. */
export type Reply = ReturnType<typeof useInstantSearch>['results']

/** What one index answered. */
export interface TabResults {
  hits: SearchHit[]
  count: number
  pageCount: number
  /** The page that was answered; the first is 1. */
  page: number
  /** The reply itself, for its facets. */
  reply: Reply
}

export interface Results {
  /** Null until both indexes have answered for this term. */
  tabs: Record<SearchTab, TabResults> | null
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

const readResults = (reply: Reply | null | undefined, term: string): TabResults | null =>
  reply && !('__isArtificial' in reply) && reply.query === term
    ? {
        hits: readHits(reply.hits),
        count: countOf(reply.nbHits),
        pageCount: countOf(reply.nbPages),
        page: countOf(reply.page) + 1,
        reply,
      }
    : null

/** All that the results page reads of InstantSearch, in one place; failures are logged. */
export function useResults(indexes: SearchConfig['indexes'], term: string): Results {
  const { scopedResults, status, error, refresh } = useInstantSearch({ catchError: true })
  useEffect(() => {
    if (error) logSearchFailure(error)
  }, [error])

  const resultsOf = (tab: SearchTab) =>
    readResults(scopedResults.find(({ indexId }) => indexId === indexes[tab])?.results, term)
  const articles = resultsOf('articles')
  const products = resultsOf('products')
  return {
    tabs: articles && products && { articles, products },
    isLoading: status === 'loading' || status === 'stalled',
    isFailed: status === 'error',
    retry: refresh,
  }
}
