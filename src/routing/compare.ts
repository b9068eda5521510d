import { HOME_PATH } from '@/config/site'
import { pathOfSlug } from './links'

/** Products that can stand side by side. */
export const MAX_COMPARED = 4

/** The fixed slug of the page that compares products (behavior ROUTE-4). */
const COMPARE_SLUG = 'compare-products'
const PARAMETER = 'produtos'
/** Where products usually live: their keys leave it out, all others begin with a slash. */
const USUAL_FOLDER = 'produtos/'
const KEY = /^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/** A product's value in an address, from its slug or path: no two products have the same. */
export function compareKey(path: string): string {
  const slug = path.slice(path.startsWith(HOME_PATH) ? HOME_PATH.length : 0).replace(/^\/+|\/+$/g, '')
  return slug.startsWith(USUAL_FOLDER) ? slug.slice(USUAL_FOLDER.length) : `/${slug}`
}

/** The query of a comparison, empty for none; the inverse of `parseCompared`. */
export function formatCompared(keys: string[]): string {
  return keys.length === 0
    ? ''
    : `${PARAMETER}=${keys.map((key) => encodeURIComponent(key).replaceAll('%2F', '/')).join(',')}`
}

const keysIn = (query: string): string[] => [
  ...new Set(new URLSearchParams(query).get(PARAMETER)?.split(',') ?? []),
]

/** The products that an address names for comparison, once each, at most four, in its order; known or not. */
export function comparedIn(query: string): string[] {
  return keysIn(query)
    .filter((key) => KEY.test(key))
    .slice(0, MAX_COMPARED)
}

/** The products that an address compares: known ones, once each, at most four, in its order. */
export function parseCompared(query: string, known: readonly string[]): string[] {
  return keysIn(query)
    .filter((key) => known.includes(key))
    .slice(0, MAX_COMPARED)
}

/** A query that names this comparison besides all else that it says. */
export function withCompared(query: string, keys: string[]): string {
  return [...query.split('&').filter((part) => !part.startsWith(`${PARAMETER}=`)), formatCompared(keys)]
    .filter(Boolean)
    .join('&')
}

/** A comparison with one more product; where it is full, in place of the last. */
export function addCompared(keys: string[], key: string): string[] {
  return keys.includes(key) ? keys : [...keys.slice(0, MAX_COMPARED - 1), key]
}

const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** The path of a page of the site, carrying the comparison along. */
export function carryCompared(path: string, keys: string[]): string {
  return withQuery(path, formatCompared(keys))
}

/** A choice with this product in it, or without it where it was; never more than can stand side by side. */
export function toggleCompared(keys: string[], key: string): string[] {
  if (keys.includes(key)) return keys.filter((other) => other !== key)
  return keys.length < MAX_COMPARED ? [...keys, key] : keys
}

/** Where these products are compared. */
export function compareHref(keys: string[]): string {
  return carryCompared(pathOfSlug(COMPARE_SLUG), keys)
}
