import { useEffect, useState } from 'react'
import type { SearchService } from '../algolia/client'
import { useResults } from '../algolia/instant-search'
import { formatSearchState, type SearchState, type SearchTab } from '../core/url-state'
import type { IndexResults } from '../port'

/** Behavior SEARCH-5. */
export function tabOf(state: SearchState, { articles }: Record<SearchTab, IndexResults>): SearchTab {
  return state.tab ?? (articles.count > 0 ? 'articles' : 'products')
}

/** The results of the address; a page beyond the last falls back to the first. */
export function useShownResults(requested: SearchState, service: SearchService) {
  const [beyond, setBeyond] = useState('')
  const key = formatSearchState(requested)
  const state = beyond === key ? { ...requested, page: 1 } : requested
  const results = useResults(service, state.term)
  const chosen = results.tabs?.[tabOf(requested, results.tabs)]
  const isBeyond = chosen !== undefined && chosen.count > 0 && requested.page > chosen.pageCount
  useEffect(() => {
    if (isBeyond) setBeyond(key)
  }, [isBeyond, key])
  const isOnItsWay = isBeyond && chosen.page !== 1
  return { state, results: isOnItsWay ? { ...results, tabs: null } : results }
}
