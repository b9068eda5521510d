import type { BuildContext } from '../content/build-context'
import { asString, isRecord } from '../content/guards'
import { ALL_LOCALES, type Item } from '../content/item'
import type { Kind, View } from '../content/view'
import { unknownContentType } from '../errors'
import { type Filter, filterOf } from './filter'
import { mimeGroupFilter } from './mime-groups'
import { comparatorOf } from './order'
import { listOf, localeOf, type Params, wholeNumber } from './params'
import type { QueryScope } from './scope'
import { type Selection, selectionOf } from './select'
import { matchesWords, textOf } from './values'

const MAX_LIMIT = 1000
const MAX_INCLUDE = 10

const SETTINGS = new Set(
  'access_token content_type locale include skip limit order select cursor pageNext pagePrev'.split(' '),
)

export interface QueryResult {
  items: Item[]
  /** All matches of the filters, in order. */
  matches: Item[]
  skip: number
  limit: number
  include: number
  locale: string
  selection: Selection | null
}

const searched = (item: Item, locale: string): string[] =>
  Object.values(item.values(locale)).flatMap((value) => {
    if (typeof value === 'string') return [value]
    if (Array.isArray(value)) return value.flatMap((part) => asString(part) ?? [])
    return isRecord(value) ? [textOf(value)] : []
  })

const linkFilter = (kind: Kind, ids: string): Filter => ({
  test: (item, _locale, view) => listOf(ids).some((id) => view.linking(kind, id).includes(item)),
})

const filterFor = (name: string, text: string, scope: QueryScope): Filter => {
  if (name === 'query') return { test: (item, locale) => matchesWords(searched(item, locale), text) }
  if (scope.kind === 'Entry' && name === 'links_to_entry') return linkFilter('Entry', text)
  if (scope.kind === 'Entry' && name === 'links_to_asset') return linkFilter('Asset', text)
  if (scope.kind === 'Asset' && name === 'mimetype_group') return mimeGroupFilter(text)
  return filterOf(name, text, scope)
}

/** The smallest list that an index has for the query; its items are still to be filtered. */
const candidates = (scope: QueryScope, filters: Filter[], locale: string, view: View): Item[] => {
  const { kind, typeId, params } = scope
  const id = params['sys.id'] ?? params['sys.id[in]']
  if (id !== undefined) {
    const ids = new Set(params['sys.id'] === undefined ? listOf(id) : [id])
    return [...ids].sort().flatMap((one) => view.get(kind, one) ?? [])
  }
  if (kind === 'Asset') return view.list('Asset')
  const target = params.links_to_entry ?? params.links_to_asset
  if (target !== undefined && !target.includes(','))
    return view.linking(params.links_to_entry === undefined ? 'Asset' : 'Entry', target)
  if (typeId === undefined) return view.list('Entry')
  const indexed = filters.find((filter) => filter.indexed !== undefined)?.indexed
  return indexed === undefined
    ? view.ofType(typeId)
    : view.equal(typeId, indexed.field, locale, indexed.value)
}

/**
 * Runs a query for entries or assets. Filters apply to the requested locale with its fallbacks, to the default
 * one for `locale=*`.
 * @throws ApiError 400 for invalid parameters
 */
export function runQuery(kind: Kind, params: Params, view: View, context: BuildContext): QueryResult {
  const locale = localeOf(params, context.locales)
  const typeId = kind === 'Entry' ? params.content_type : undefined
  if (typeId !== undefined && !context.types.has(typeId)) throw unknownContentType()
  const scope: QueryScope = { kind, typeId, types: context.types, params }
  const limit = wholeNumber(params, 'limit', 100, MAX_LIMIT)
  const skip = wholeNumber(params, 'skip', 0, Number.MAX_SAFE_INTEGER)
  const include = wholeNumber(params, 'include', 1, MAX_INCLUDE)
  const selection = selectionOf(scope)
  const filters = Object.entries(params)
    .filter(([name]) => !SETTINGS.has(name) || (kind === 'Asset' && name === 'content_type'))
    .map(([name, text]) => filterFor(name, text, scope))
  const readIn = locale === ALL_LOCALES ? context.locales.defaultCode : locale
  const order = comparatorOf(scope, readIn, view)
  const matches = candidates(scope, filters, readIn, view).filter(
    (item) =>
      (typeId === undefined || item.typeId === typeId) &&
      filters.every(({ test }) => test(item, readIn, view)),
  )
  if (order !== null) matches.sort(order)
  return { items: matches.slice(skip, skip + limit), matches, skip, limit, include, locale, selection }
}
