import type { Item } from '../content/item'
import type { View } from '../content/view'
import { textOrder } from '../errors'
import { accessorOf } from './accessor'
import { listOf } from './params'
import { distance, parsePlace, placeOf } from './places'
import type { QueryScope } from './scope'
import { comparable } from './values'

export type Comparator = (a: Item, b: Item) => number
type SortKey = (item: Item) => string | number | null

/** Items without a value come last, whichever way the order goes. */
const compareKeys = (left: string | number | null, right: string | number | null, sign: number): number => {
  if (left === right) return 0
  if (left === null) return 1
  if (right === null) return -1
  return (left < right ? -1 : 1) * sign
}

const nearestFirst = (scope: QueryScope, locale: string, view: View): SortKey[] =>
  Object.entries(scope.params)
    .filter(([name]) => name.endsWith('[near]'))
    .map(([name, text]) => {
      const path = name.slice(0, -'[near]'.length)
      const [accessor, center] = [accessorOf(path, scope), parsePlace(text, path)]
      return (item) => {
        const place = placeOf(accessor.read(item, locale, view)[0])
        return place === null ? null : distance(center, place)
      }
    })

/**
 * The requested order, e.g. `-sys.createdAt,fields.title`; `[near]` sorts by distance; ties go by id.
 * @throws ApiError 400 for long texts and unknown paths
 */
export function comparatorOf(scope: QueryScope, locale: string, view: View): Comparator | null {
  const keys = listOf(scope.params.order ?? '').map((part) => {
    const sign = part.startsWith('-') ? -1 : 1
    const path = part.replace(/^-/, '')
    const accessor = accessorOf(path, scope)
    if (accessor.long === true) throw textOrder(path, locale)
    const key: SortKey = (item) => {
      const value = accessor.read(item, locale, view)[0]
      return value === undefined ? null : comparable(value, accessor.comparison)
    }
    return { key, sign }
  })
  for (const key of nearestFirst(scope, locale, view)) keys.push({ key, sign: 1 })
  if (keys.length === 0) return null
  return (a, b) => {
    for (const { key, sign } of keys) {
      const result = compareKeys(key(a), key(b), sign)
      if (result !== 0) return result
    }
    return 0
  }
}
