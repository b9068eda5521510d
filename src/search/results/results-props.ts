import type { PopularSearch } from '@/content-model/types/header'
import type { Guidance } from '@/content-model/types/search-guidance'
import type { SearchState } from '../core/url-state'

export interface SearchResultsProps {
  /** It has a term. */
  state: SearchState
  onChange: (state: SearchState) => void
  pageTitle: string
  /** For a term that is not understood. */
  unclear: Guidance | null
  /** For a term without results. */
  popularSearches: PopularSearch[]
}
