import type { CompiledIndex } from '../engine/compiled-index'
import { badSearch } from '../errors'
import { all, any, compares, type Fits, hasValue, isBetween, not } from './conditions'

type ReadOne = (index: CompiledIndex, text: string) => Fits

/** `attribute:value`; a `-` before the value is NOT, `\-` a value that begins with one. */
const facetFilter: ReadOne = (index, text) => {
  const colon = text.indexOf(':')
  if (colon < 1) throw badSearch(`facetFilters: invalid filter "${text}", expected attribute:value`)
  const isNot = text.startsWith('-') || text[colon + 1] === '-'
  const path = text.slice(text.startsWith('-') ? 1 : 0, colon)
  const value = text
    .slice(colon + 1)
    .replace(/^-/, '')
    .replace(/^\\-/, '-')
  const has = hasValue(index, path, value)
  return isNot ? not(has) : has
}

const COMPARISON = /^\s*(.+?)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/
const RANGE = /^\s*(.+?)\s*:\s*(-?\d+(?:\.\d+)?)\s+(?:TO|to)\s+(-?\d+(?:\.\d+)?)\s*$/

const numericFilter: ReadOne = (index, text) => {
  const [, path, sign, limit] = COMPARISON.exec(text) ?? []
  if (path !== undefined && sign !== undefined) return compares(index, path, sign, Number(limit))
  const [, ranged, least, most] = RANGE.exec(text) ?? []
  if (ranged === undefined) throw badSearch(`Invalid syntax for numeric condition:${text}`)
  return isBetween(index, ranged, Number(least), Number(most))
}

const tagFilter: ReadOne = (index, text) => {
  const has = hasValue(index, '_tags', text.replace(/^-/, ''))
  return text.startsWith('-') ? not(has) : has
}

/** A list whose members must all fit; in a list within it, one is enough. A text holds them parted by commas. */
const listFilter =
  (name: string, readOne: ReadOne) =>
  (index: CompiledIndex, filters: unknown): Fits[] => {
    const entries =
      typeof filters === 'string' ? filters.split(',').filter((text) => text.trim() !== '') : filters
    if (!Array.isArray(entries))
      throw badSearch(`Invalid value for "${name}" parameter, expected array of strings`)
    const read = (entry: unknown): Fits => {
      if (typeof entry === 'string') return readOne(index, entry.trim())
      if (Array.isArray(entry)) return entry.length === 0 ? () => true : any(entry.map(read))
      throw badSearch(`Invalid value for "${name}" parameter, expected array of strings`)
    }
    return entries.map(read)
  }

const facetFilters = listFilter('facetFilters', facetFilter)
const numericFilters = listFilter('numericFilters', numericFilter)
const tagFilters = listFilter('tagFilters', tagFilter)
/** Each optional filter that fits lifts a record, and none is needed. */
export const optionalFilters = listFilter('optionalFilters', facetFilter)

/** All filters that are given as lists. @throws SearchError 400 */
export const listFiltersOf = (
  index: CompiledIndex,
  given: { facetFilters: unknown; numericFilters: unknown; tagFilters: unknown },
): Fits =>
  all([
    ...facetFilters(index, given.facetFilters),
    ...numericFilters(index, given.numericFilters),
    ...tagFilters(index, given.tagFilters),
  ])
