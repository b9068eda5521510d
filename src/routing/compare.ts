import { slugify } from '@/lib/slugify'
import { pathOfSlug } from './links'

/** Products that can stand side by side. */
export const MAX_COMPARED = 4

/** The fixed slug of the page that compares products (specification §2, "Fixed slugs"). */
const COMPARE_SLUG = 'compare-products'
const PARAMETER = 'produtos'

/** A product's value in the address of a comparison: the last part of its slug or path. */
export const compareKey = (path: string): string => slugify(path.split('/').filter(Boolean).at(-1) ?? '')

/** The query of a comparison, empty for none; the inverse of `parseCompared`. */
export const formatCompared = (keys: string[]): string =>
  keys.length === 0 ? '' : `${PARAMETER}=${keys.map(encodeURIComponent).join(',')}`

/** The products that an address compares: known ones, once each, at most four, in its order. */
export const parseCompared = (query: string, known: readonly string[]): string[] => {
  const keys = new URLSearchParams(query).get(PARAMETER)?.split(',') ?? []
  return [...new Set(keys)].filter((key) => known.includes(key)).slice(0, MAX_COMPARED)
}

/** Where these products are compared. */
export const compareHref = (keys: string[]): string => {
  const query = formatCompared(keys)
  return `${pathOfSlug(COMPARE_SLUG)}${query && `?${query}`}`
}
