import { ALL_PRODUCTS } from '@/shared/content-model/products/products-of-facet'
import type { FilterGroup } from '@/shared/content-model/types/filter-group'

/** Sort orders (behavior LIST-3), the first by default, with their names in the address. */
export const sortKeys = {
  featured: 'destaques',
  newest: 'novidades',
  ascending: 'a-z',
  descending: 'z-a',
} as const

export type Sort = keyof typeof sortKeys
export const sorts: Sort[] = ['featured', 'newest', 'ascending', 'descending']

/** A listing's filters, sorting and page. */
export interface ListingView {
  /** Chosen facets, in the order of the groups. */
  facets: string[]
  sort: Sort
  page: number
}

const FILTER = 'filtro'
const SORT = 'ordem'
const PAGE = 'pagina'

const facetIdsOf = (groups: FilterGroup[]): string[] =>
  groups.flatMap(({ facets }) => facets.map(({ id }) => id))

const pageOf = (value: string | null): number =>
  value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1

/** The view of an address; unknown parts fall back to the default, and `PLP` means all products. */
export function parseView(query: string, groups: FilterGroup[]): ListingView {
  const parameters = new URLSearchParams(query)
  const requested = new Set(parameters.get(FILTER)?.split(',') ?? [])
  const sort = parameters.get(SORT)
  return {
    facets: requested.has(ALL_PRODUCTS)
      ? []
      : [...new Set(facetIdsOf(groups))].filter((id) => requested.has(id)),
    sort: sorts.find((key) => sortKeys[key] === sort) ?? 'featured',
    page: pageOf(parameters.get(PAGE)),
  }
}

/** The query of a view, empty for the default; inverse of `parseView`. */
export function formatView({ facets, sort, page }: ListingView): string {
  return [
    facets.length > 0 && `${FILTER}=${facets.map(encodeURIComponent).join(',')}`,
    sort !== 'featured' && `${SORT}=${sortKeys[sort]}`,
    page > 1 && `${PAGE}=${page}`,
  ]
    .filter(Boolean)
    .join('&')
}

/** Toggles a facet and returns to the first page. */
export function toggleFacet(view: ListingView, id: string): ListingView {
  return {
    ...view,
    page: 1,
    facets: view.facets.includes(id) ? view.facets.filter((facet) => facet !== id) : [...view.facets, id],
  }
}
