/** A searchable attribute, from an entry of `searchableAttributes` such as `unordered(title)` or `title,name`. */
export interface SearchableAttribute {
  path: string
  /** Attributes of one comma list share a rank; 0 is the best. */
  rank: number
  /** Whether words near the beginning count more. */
  isOrdered: boolean
}

const MODIFIER = /^(unordered|ordered|filterOnly|afterDistinct|searchable)\((.*)\)$/

/** An entry without its modifiers, and those modifiers: `afterDistinct(searchable(x))` has two. */
export function withModifiers(entry: string): { path: string; modifiers: string[] } {
  const match = MODIFIER.exec(entry.trim())
  if (match === null) return { path: entry.trim(), modifiers: [] }
  const inner = withModifiers(match[2] ?? '')
  return { path: inner.path, modifiers: [match[1] ?? '', ...inner.modifiers] }
}

export function searchableAttributesOf(entries: string[]): SearchableAttribute[] {
  return entries.flatMap((entry, rank) => {
    const names = entry.split(',')
    return names.map((name) => {
      const { path, modifiers } = withModifiers(name)
      return { path, rank, isOrdered: names.length === 1 && !modifiers.includes('unordered') }
    })
  })
}

/** An attribute that can be filtered by, from an entry of `attributesForFaceting`. */
export interface FacetAttribute {
  path: string
  isCounted: boolean
  isSearchable: boolean
}

export function facetAttributesOf(entries: string[]): FacetAttribute[] {
  return entries.map((entry) => {
    const { path, modifiers } = withModifiers(entry)
    return {
      path,
      isCounted: !modifiers.includes('filterOnly'),
      isSearchable: modifiers.includes('searchable'),
    }
  })
}
