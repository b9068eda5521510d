import type { PopularSearch } from '@/content-model/types/popular-search'
import type { Guidance } from '@/content-model/types/search-guidance'
import type { SearchState } from '../core/url-state'

export interface SearchResultsProps {
  /** What the address says; it has a term. */
  state: SearchState
  onChange: (state: SearchState) => void
  /** The page's own title, which the document's title ends with. */
  pageTitle: string
  /** Shown for a term that is not understood. */
  unclear: Guidance | null
  /** Offered where nothing was found. */
  popularSearches: PopularSearch[]
}
