import { formatFacetGroup } from '@/shared/content-model/products/facet-group'
import type { FilterGroup } from '@/shared/content-model/types/filter-group'
import type { SearchRecord } from '@/shared/content-model/views/search'
import { slugify } from '@/shared/utils/slug'
import type { MappedFacet } from '../mappers/facets'

/** Facets that stand in no group are searched, but nothing is filtered by them. */
const NO_GROUP = 'outros'

export type FacetGroups = ReturnType<typeof facetGroupsOf>

/** Sorts facets by the editors' groups. */
export function facetGroupsOf(filterGroups: FilterGroup[]) {
  const groups = filterGroups.map(({ id, title, facets }) => ({
    key: slugify(id),
    title,
    facets: new Set(facets.map((facet) => facet.id)),
  }))
  const keysOf = (facet: MappedFacet): string[] => {
    const keys = groups.filter(({ facets }) => facets.has(facet.id)).map(({ key }) => key)
    return keys.length > 0 ? keys : [NO_GROUP]
  }
  return {
    /** Title of each group by its key, as in `SearchRecord.facets`. */
    titles: Object.fromEntries(groups.map(({ key, title }) => [key, title])),
    /** Sorts a product's facets into their groups, as titles; the groups with a title are named besides. */
    sort: (facets: MappedFacet[]): Pick<SearchRecord, 'facets' | 'facetGroups'> => {
      const sorted = new Map<string, string[]>()
      for (const facet of facets)
        for (const key of keysOf(facet)) sorted.set(key, [...(sorted.get(key) ?? []), facet.title])
      return {
        facets: Object.fromEntries(sorted),
        facetGroups: groups
          .filter(({ key }) => sorted.has(key))
          .map(({ key, title }) => formatFacetGroup(key, title)),
      }
    },
  }
}
