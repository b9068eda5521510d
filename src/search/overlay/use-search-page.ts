import { useEffect, useState } from 'react'
import type { SearchPageModel } from '@/content-model/types/search-page'
import { logSearchFailure } from '../log-failure'
import { loadSearchPage } from './load-search-page'

type Loaded = Pick<SearchPageModel, 'popularSearches' | 'guidance'>

const NOTHING: Loaded = { popularSearches: [], guidance: [] }

/** What the overlay shows of the search page; nothing until it is there. Where it cannot be had, the box works without it. */
export function useSearchPage(): Loaded {
  const [loaded, setLoaded] = useState(NOTHING)
  useEffect(() => {
    let isShown = true
    loadSearchPage().then(
      (page) => isShown && setLoaded(page),
      (error: unknown) => logSearchFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [])
  return loaded
}
