import { badSearch } from '../errors'
import type { CompiledIndex } from './compiled-index'

type Fits = (record: number) => boolean

/** `attribute:value`, letter case aside; a `-` before the value is NOT, `\-` a value that begins with one. */
const oneFilter = (index: CompiledIndex, text: string): Fits => {
  const colon = text.indexOf(':')
  if (colon < 1) throw badSearch(`facetFilters: invalid filter "${text}", expected attribute:value`)
  const isNot = text.startsWith('-') || text[colon + 1] === '-'
  const path = text.slice(text.startsWith('-') ? 1 : 0, colon)
  const value = text
    .slice(colon + 1)
    .replace(/^-/, '')
    .replace(/^\\-/, '-')
    .toLowerCase()
  return (record) => (index.facets[record]?.get(path)?.lowered.has(value) ?? false) !== isNot
}

/**
 * A list of filters that must all fit; in a list within it, one is enough. A text has them separated by commas.
 * @throws SearchError 400
 */
export function facetFilters(index: CompiledIndex, filters: unknown): Fits {
  const entries =
    typeof filters === 'string' ? filters.split(',').filter((text) => text.trim() !== '') : filters
  const read = (entry: unknown): Fits => {
    if (typeof entry === 'string') return oneFilter(index, entry.trim())
    if (!Array.isArray(entry))
      throw badSearch('Invalid value for "facetFilters" parameter, expected array of strings')
    const some = entry.map(read)
    return (record) => some.length === 0 || some.some((fits) => fits(record))
  }
  if (!Array.isArray(entries))
    throw badSearch('Invalid value for "facetFilters" parameter, expected array of strings')
  const all = entries.map(read)
  return (record) => all.every((fits) => fits(record))
}
