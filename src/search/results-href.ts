import { SEARCH_PATH } from '@/config/site'
import { formatSearchState, type SearchState } from './core/url-state'

/** The address of the results of a state. */
export const resultsHref = (state: Partial<SearchState> & { term: string }): string =>
  `${SEARCH_PATH}?${formatSearchState({ tab: null, page: 1, facets: {}, ...state })}`
