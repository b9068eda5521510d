import { useState } from 'react'
import type { SearchState } from '../core/url-state'
import type { IndexResults } from '../port'
import { type FacetGroup, facetGroups } from './facet-groups'

export interface Facets {
  /** Titles of groups; they arrive with the products, the options in the next reply. */
  titles: Map<string, string>
  groups: FacetGroup[]
}

const sizeOf = (groups: FacetGroup[]): number => groups.reduce((sum, { choices }) => sum + choices.length, 0)

/** Filters of the products. For one term they stay in the order of the first reply (behavior SEARCH-15). */
export function useFacets(products: IndexResults | null, { term, facets }: SearchState): Facets {
  const [shown, setShown] = useState<{ term: string; groups: FacetGroup[] }>({ term, groups: [] })
  const earlier = shown.term === term ? shown.groups : []
  const titles = new Map(earlier.map(({ key, title }) => [key, title]))
  if (!products) return { titles, groups: earlier }
  for (const [key, title] of products.facets.titles) titles.set(key, title)
  const groups = facetGroups(products.facets.counts, titles, facets, earlier)
  if (sizeOf(groups) > sizeOf(earlier)) setShown({ term, groups })
  return { titles, groups }
}
