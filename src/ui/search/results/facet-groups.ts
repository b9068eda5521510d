import { LOCALE } from '@/shared/config/site'
import type { FilterGroupsProps } from '@/ui/components/FilterGroups/FilterGroups'
import type { SearchState } from '../core/url-state'
import type { FacetCounts } from '../port'

export type FacetGroup = FilterGroupsProps['groups'][number]

const collator = new Intl.Collator(LOCALE)

/** Most products first; chosen facets stay, and `earlier` ones in their places (behavior SEARCH-15). */
export function facetGroups(
  counts: FacetCounts['counts'],
  titles: FacetCounts['titles'],
  chosen: SearchState['facets'],
  earlier: FacetGroup[] = [],
): FacetGroup[] {
  return [...titles]
    .map(([key, title]) => {
      const countByName = new Map(Object.entries(counts.get(key) ?? {}))
      const countOf = (name: string) => countByName.get(name) ?? 0
      const picked = chosen[key] ?? []
      const found = [...countByName.keys(), ...picked]
      found.sort((one, other) => countOf(other) - countOf(one) || collator.compare(one, other))
      const shown = earlier.find((group) => group.key === key)?.choices.map((choice) => choice.key) ?? []
      const choices = [...new Set([...shown, ...found])].map((name) => ({
        key: name,
        title: name,
        count: countOf(name),
        isChosen: picked.includes(name),
      }))
      return { key, title, choices }
    })
    .filter(({ choices }) => choices.length > 0)
}

/** Toggles a facet: the first page of products. */
export function toggleFacet(state: SearchState, group: string, title: string): SearchState {
  const titles = state.facets[group] ?? []
  const next = titles.includes(title) ? titles.filter((other) => other !== title) : [...titles, title]
  const { [group]: _replaced, ...others } = state.facets
  return {
    ...state,
    tab: 'products',
    page: 1,
    facets: next.length > 0 ? { ...others, [group]: next } : others,
  }
}
