/** The attribute that names the facet groups of a record, itself a facet: its counts tell a browser which groups there are. */
export const FACET_GROUPS = 'facetGroups'

/** A group as a value of `FACET_GROUPS`: its key, which has no colon, and its title. */
export function formatFacetGroup(key: string, title: string): string {
  return `${key}:${title}`
}

/** The inverse of `formatFacetGroup`; null for a text that is none, or has no title. */
export function parseFacetGroup(text: string): [key: string, title: string] | null {
  const end = text.indexOf(':')
  const title = text.slice(end + 1).trim()
  return end > 0 && title !== '' ? [text.slice(0, end), title] : null
}
