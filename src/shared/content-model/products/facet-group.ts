/** The attribute of a record's facet groups, itself a facet: its counts show which groups exist. */
export const FACET_GROUPS = 'facetGroups'

/** A group as a value of `FACET_GROUPS`: key, without colons, and title. */
export function formatFacetGroup(key: string, title: string): string {
  return `${key}:${title}`
}

/** Inverse of `formatFacetGroup`; null if invalid or without title. */
export function parseFacetGroup(text: string): [key: string, title: string] | null {
  const end = text.indexOf(':')
  const title = text.slice(end + 1).trim()
  return end > 0 && title !== '' ? [text.slice(0, end), title] : null
}
