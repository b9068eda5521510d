import type { Item } from '../content/item'
import type { View } from '../content/view'
import { invalidQuery, unknownOperator } from '../errors'
import { type Accessor, accessorOf } from './accessor'
import { listOf } from './params'
import { parseArea, parsePlace, placeOf } from './places'
import type { QueryScope } from './scope'
import { type Comparison, comparable, matchesWords, textOf } from './values'

export interface Filter {
  test: (item: Item, locale: string, view: View) => boolean
  /** Set where the equality index can be used instead. */
  indexed?: { field: string; value: string }
}

type Test = (values: unknown[]) => boolean

const same = (value: unknown, wanted: string, comparison: Comparison): boolean => {
  const left = comparable(value, comparison)
  return left !== null && left === comparable(wanted, comparison)
}

const someIn = (text: string, comparison: Comparison): Test => {
  const wanted = new Set(listOf(text).map((part) => comparable(part, comparison)))
  return (values) => values.some((value) => wanted.has(comparable(value, comparison)))
}

const allOf = (text: string, comparison: Comparison): Test => {
  const wanted = listOf(text)
  return (values) => wanted.every((part) => values.some((value) => same(value, part, comparison)))
}

const RANGE: Record<string, (left: string | number, right: string | number) => boolean> = {
  lt: (left, right) => left < right,
  lte: (left, right) => left <= right,
  gt: (left, right) => left > right,
  gte: (left, right) => left >= right,
}

const range = (operator: string, text: string, path: string, comparison: Comparison): Test | null => {
  const compare = RANGE[operator]
  if (compare === undefined) return null
  const bound = comparable(text, comparison)
  if (bound === null) throw invalidQuery({ name: 'invalid', path: path.split('.'), value: text })
  return (values) =>
    values.some((value) => {
      const left = comparable(value, comparison)
      return left !== null && compare(left, bound)
    })
}

const within = (text: string, path: string): Test => {
  const inside = parseArea(text, path)
  return (values) =>
    values.some((value) => {
      const place = placeOf(value)
      return place !== null && inside(place)
    })
}

const near = (text: string, path: string): Test => {
  parsePlace(text, path)
  return (values) => values.some((value) => placeOf(value) !== null)
}

const testOf = (operator: string, text: string, path: string, comparison: Comparison): Test => {
  if (operator === '') return (values) => values.some((value) => same(value, text, comparison))
  if (operator === 'ne') return (values) => !values.some((value) => same(value, text, comparison))
  if (operator === 'in') return someIn(text, comparison)
  if (operator === 'nin') {
    const listed = someIn(text, comparison)
    return (values) => !listed(values)
  }
  if (operator === 'all') return allOf(text, comparison)
  if (operator === 'exists') return (values) => values.length > 0 === (text !== 'false')
  if (operator === 'match') return (values) => matchesWords(values.map(textOf), text)
  if (comparison === 'location' && operator === 'within') return within(text, path)
  if (comparison === 'location' && operator === 'near') return near(text, path)
  const ordered = range(operator, text, path, comparison)
  if (ordered === null) throw unknownOperator(path, operator)
  return ordered
}

const indexedBy = (accessor: Accessor, operator: string, text: string): Pick<Filter, 'indexed'> =>
  accessor.field !== undefined && operator === '' && accessor.comparison === 'text'
    ? { indexed: { field: accessor.field, value: text } }
    : {}

/** One filter parameter, e.g. `fields.slug[in]=a,b`. @throws ApiError 400 */
export function filterOf(name: string, text: string, scope: QueryScope): Filter {
  const [, path = name, operator = ''] = /^([^[]+)(?:\[(.*)\])?$/.exec(name) ?? []
  const accessor = accessorOf(path, scope)
  const test = testOf(operator, text, path, accessor.comparison)
  return {
    test: (item, locale, view) => test(accessor.read(item, locale, view)),
    ...indexedBy(accessor, operator, text),
  }
}
