import { SEARCH_PATH } from '@/shared/config/site'
import { cleanTerm } from './text'

/** Tab 0 shows articles and tab 1 products (behavior SEARCH-5). */
export const SEARCH_TABS = ['articles', 'products'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

export interface SearchState {
  term: string
  /** Null until chosen: then the results decide. */
  tab: SearchTab | null
  /** The first page is 1. */
  page: number
  /** Chosen facet titles by the key of their group, as in `SearchRecord.facets`. */
  facets: Record<string, string[]>
}

const FACET_PREFIX = 'filtro-'
const GROUP_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_FACETS = 30
export const HITS_PER_PAGE = 12
/** The service does not page beyond its thousandth hit. */
const MAX_PAGE = Math.floor(1000 / HITS_PER_PAGE)

const parsePage = (value: string | null): number => {
  const page = value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1
  return page <= MAX_PAGE ? page : 1
}

const parseTab = (value: string | null): SearchTab | null =>
  SEARCH_TABS.find((_, index) => value === String(index)) ?? null

const parseFacets = (params: URLSearchParams): Record<string, string[]> => {
  const groups = new Map<string, Set<string>>()
  let count = 0
  for (const [name, value] of params) {
    const group = name.startsWith(FACET_PREFIX) ? name.slice(FACET_PREFIX.length) : ''
    const title = cleanTerm(value)
    if (!GROUP_KEY.test(group) || title === '' || count >= MAX_FACETS) continue
    const titles = groups.get(group) ?? new Set()
    count += titles.has(title) ? 0 : 1
    groups.set(group, titles.add(title))
  }
  return Object.fromEntries([...groups].map(([group, titles]) => [group, [...titles]]))
}

/** The state of a query (without `?`); invalid values fall back. The inverse of `formatSearchState`. */
export function parseSearchState(query: string): SearchState {
  const params = new URLSearchParams(query)
  return {
    term: cleanTerm(params.get('term') ?? ''),
    tab: parseTab(params.get('tab')),
    page: parsePage(params.get('page')),
    facets: parseFacets(params),
  }
}

/** The query of a state, without `?` and defaults. The inverse of `parseSearchState`. */
export function formatSearchState({ term, tab, page, facets }: SearchState): string {
  const params = new URLSearchParams()
  const clean = cleanTerm(term)
  if (clean !== '') params.set('term', clean)
  if (tab !== null) params.set('tab', String(SEARCH_TABS.indexOf(tab)))
  if (page > 1) params.set('page', String(page))
  for (const [group, titles] of Object.entries(facets))
    for (const title of titles) params.append(`${FACET_PREFIX}${group}`, title)
  return params.toString()
}

export function resultsHref(state: Partial<SearchState> & { term: string }): string {
  return `${SEARCH_PATH}?${formatSearchState({ tab: null, page: 1, facets: {}, ...state })}`
}
