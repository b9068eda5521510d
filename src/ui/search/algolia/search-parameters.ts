import { FACET_GROUPS, parseFacetGroup } from '@/shared/content-model/products/facet-group'
import { HITS_PER_PAGE, type SearchState } from '../core/url-state'
import type { FacetCounts } from '../port'
import { HIGHLIGHT_TAGS } from './hit'

const GROUP = 'facets.'

/** Pages of the address count from 1, of the service from 0. */
const pageOf = (state: SearchState, tab: SearchState['tab']): number =>
  state.tab === null || state.tab === tab ? state.page - 1 : 0

/** Without these tags, replies mark matches with HTML. */
const MARKED = { attributesToHighlight: ['title', 'shortDescription'], ...HIGHLIGHT_TAGS }

export function articleParameters(state: SearchState) {
  return {
    query: state.term,
    page: pageOf(state, 'articles'),
    hitsPerPage: HITS_PER_PAGE,
    ...MARKED,
  }
}

/** Alternatives within a facet group, all groups at once; chosen groups are added. */
export function productParameters(state: SearchState, groups: string[]) {
  return {
    query: state.term,
    page: pageOf(state, 'products'),
    hitsPerPage: HITS_PER_PAGE,
    ...MARKED,
    facets: [FACET_GROUPS],
    disjunctiveFacets: [...new Set([...groups, ...Object.keys(state.facets)])].map((key) => GROUP + key),
    disjunctiveFacetsRefinements: Object.fromEntries(
      Object.entries(state.facets).map(([group, titles]) => [GROUP + group, titles]),
    ),
  }
}

interface CountedFacet {
  name: string
  data?: object | undefined
}

/** Groups without a title are left out. */
export function readFacets(reply: {
  facets: CountedFacet[]
  disjunctiveFacets: CountedFacet[]
}): FacetCounts {
  const titles = reply.facets.find(({ name }) => name === FACET_GROUPS)?.data ?? {}
  return {
    titles: new Map(
      Object.keys(titles)
        .map(parseFacetGroup)
        .filter((group) => group !== null),
    ),
    counts: new Map(reply.disjunctiveFacets.map(({ name, data }) => [name.slice(GROUP.length), { ...data }])),
  }
}
