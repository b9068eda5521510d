import { FACET_GROUPS } from '@/products/facet-group'
import { HIGHLIGHT_TAGS } from '../core/highlight'
import { HITS_PER_PAGE, type SearchState } from '../core/url-state'

/** The attribute of a facet group; see `SearchRecord.facets`. */
export function facetAttribute(group: string): string {
  return `facets.${group}`
}

/** The page that a tab shows: the address counts from 1, the service from 0. */
const pageOf = (state: SearchState, tab: SearchState['tab']): number =>
  state.tab === null || state.tab === tab ? state.page - 1 : 0

/** What is marked in the texts that cards show; without tags of ours, replies would mark it with HTML. */
const MARKED = { attributesToHighlight: ['title', 'shortDescription'], ...HIGHLIGHT_TAGS }

/** What is asked of the index of articles. */
export function articleParameters(state: SearchState) {
  return {
    query: state.term,
    page: pageOf(state, 'articles'),
    hitsPerPage: HITS_PER_PAGE,
    ...MARKED,
  }
}

/**
 * What is asked of the index of products: alternatives within a facet group, all groups at once.
 * @param groups keys of the groups that the index has, as far as they are known; chosen ones are asked for anyway.
 */
export function productParameters(state: SearchState, groups: string[]) {
  return {
    query: state.term,
    page: pageOf(state, 'products'),
    hitsPerPage: HITS_PER_PAGE,
    ...MARKED,
    facets: [FACET_GROUPS],
    disjunctiveFacets: [...new Set([...groups, ...Object.keys(state.facets)])].map(facetAttribute),
    disjunctiveFacetsRefinements: Object.fromEntries(
      Object.entries(state.facets).map(([group, titles]) => [facetAttribute(group), titles]),
    ),
  }
}
