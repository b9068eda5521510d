import type { FilterGroupsProps } from '@/components/FilterGroups/FilterGroups'
import { LOCALE } from '@/config/site'
import { FACET_GROUPS, parseFacetGroup } from '@/products/facet-group'
import type { SearchState } from '../core/url-state'
import { facetAttribute } from './search-parameters'
import type { Reply } from './use-results'

/** What this reads of a reply. */
type FacetReply = Pick<Reply, 'facets' | 'disjunctiveFacets'>

export type FacetGroup = FilterGroupsProps['groups'][number]

/** The titles of the facet groups by their keys, as the products found tell them (`SearchRecord.facetGroups`). */
export function facetTitles(results: FacetReply): Map<string, string> {
  const found = results.facets.find(({ name }) => name === FACET_GROUPS)
  return new Map(
    Object.keys(found?.data ?? {})
      .map(parseFacetGroup)
      .filter((group) => group !== null),
  )
}

const countsOf = (results: FacetReply, group: string): Map<string, number> => {
  const facet = results.disjunctiveFacets.find(({ name }) => name === facetAttribute(group))
  return new Map(Object.entries(facet?.data ?? {}))
}

const collator = new Intl.Collator(LOCALE)

/**
 * The groups that have something to choose: most products first; what is chosen stays even where nothing fits it.
 * @param earlier what is shown for the term so far: it remains in its places, with 0 where nothing fits it any more (behavior SEARCH-15).
 */
export function facetGroups(
  results: FacetReply,
  titles: Map<string, string>,
  chosen: SearchState['facets'],
  earlier: FacetGroup[] = [],
): FacetGroup[] {
  return [...titles]
    .map(([key, title]) => {
      const counts = countsOf(results, key)
      const countOf = (name: string) => counts.get(name) ?? 0
      const picked = chosen[key] ?? []
      const found = [...counts.keys(), ...picked]
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

/** The state after a facet is chosen or given up: on the first page of products. */
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
