import { useEffect, useState } from 'react'
import { logSearchFailure } from '../log-failure'
import { type LoadedSearchPage, loadSearchPage } from './load-search-page'

/** Without the search page, the box works all the same. */
const NO_SEARCH_PAGE: LoadedSearchPage = {
  popularSearches: [],
  guidance: [],
  unclear: null,
  concepts: [],
}

/** What the overlay shows of the search page; nothing until it is there. Where it cannot be had, the box works without it. */
export function useSearchPage(): LoadedSearchPage {
  const [loaded, setLoaded] = useState(NO_SEARCH_PAGE)
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
