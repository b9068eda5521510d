import { HOME_PATH } from '@/shared/config/site'

/** Products that can be compared at once. */
export const MAX_COMPARED = 4

/** The id of the shop button on product pages, for links to it. */
export const BUY_ID = 'onde-comprar'

const PARAMETER = 'produtos'
/** Usual folder of products: keys omit it; others begin with a slash. */
const USUAL_FOLDER = 'produtos/'
const KEY = /^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/** A product's unique value in an address, from its slug or path. */
export function compareKey(path: string): string {
  const slug = path.slice(path.startsWith(HOME_PATH) ? HOME_PATH.length : 0).replace(/^\/+|\/+$/g, '')
  return slug.startsWith(USUAL_FOLDER) ? slug.slice(USUAL_FOLDER.length) : `/${slug}`
}

/** The query of a comparison, empty for none; inverse of `parseCompared`. */
export function formatCompared(keys: string[]): string {
  return keys.length === 0
    ? ''
    : `${PARAMETER}=${keys.map((key) => encodeURIComponent(key).replaceAll('%2F', '/')).join(',')}`
}

const keysIn = (query: string): string[] => [
  ...new Set(new URLSearchParams(query).get(PARAMETER)?.split(',') ?? []),
]

/** The products that an address names: once each, at most four, in order; known or not. */
export function comparedIn(query: string): string[] {
  return keysIn(query)
    .filter((key) => KEY.test(key))
    .slice(0, MAX_COMPARED)
}

/** The known products that an address compares: once each, at most four, in order. */
export function parseCompared(query: string, known: readonly string[]): string[] {
  return keysIn(query)
    .filter((key) => known.includes(key))
    .slice(0, MAX_COMPARED)
}

/** A query with this comparison and its other parameters. */
export function withCompared(query: string, keys: string[]): string {
  return [...query.split('&').filter((part) => !part.startsWith(`${PARAMETER}=`)), formatCompared(keys)]
    .filter(Boolean)
    .join('&')
}

/** A comparison with one more product; replaces the last if full. */
export function addCompared(keys: string[], key: string): string[] {
  return keys.includes(key) ? keys : [...keys.slice(0, MAX_COMPARED - 1), key]
}

const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** The path of a page, with the comparison. */
export function carryCompared(path: string, keys: string[]): string {
  return withQuery(path, formatCompared(keys))
}

/** Adds or removes a product, within the limit. */
export function toggleCompared(keys: string[], key: string): string[] {
  if (keys.includes(key)) return keys.filter((other) => other !== key)
  return keys.length < MAX_COMPARED ? [...keys, key] : keys
}
