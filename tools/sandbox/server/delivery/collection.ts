import type { BuildContext } from '../content/build-context'
import { ALL_LOCALES, type Item } from '../content/item'
import type { LinkRef } from '../content/links'
import type { Kind, View } from '../content/view'
import { badRequest } from '../errors'
import type { Params } from '../query/params'
import { type QueryResult, runQuery } from '../query/run'
import { renderSelected, type Selection } from '../query/select'
import { cursorPage } from './cursor'
import { includesOf } from './includes'
import { type Reply, replyOf } from './reply'

const linkReader = (locale: string, selection: Selection | null, roots: Set<Item>) => {
  const selected = selection?.fields
  return (item: Item): LinkRef[] =>
    selected === undefined || selected === 'all' || !roots.has(item)
      ? item.rendition(locale).links
      : item.links(locale, selected)
}

const errorsJson = (unresolved: LinkRef[]): string =>
  JSON.stringify(
    unresolved.map(({ kind, id }) => ({
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: kind, id },
    })),
  )

const joined = (items: Item[], locale: string): string =>
  items.map((item) => item.rendition(locale).json).join(',')

const includesJson = (entries: Item[], assets: Item[], locale: string): string => {
  const parts = []
  if (entries.length > 0) parts.push(`"Entry":[${joined(entries, locale)}]`)
  if (assets.length > 0) parts.push(`"Asset":[${joined(assets, locale)}]`)
  return `{${parts.join(',')}}`
}

const pageJson = (result: QueryResult, path: string, params: Params) => {
  if (params.cursor === 'true') return cursorPage(result, path, params)
  const { matches, skip, limit, items } = result
  return { head: `"total":${matches.length},"skip":${skip},"limit":${limit}`, tail: '', items }
}

/**
 * Responds to `/entries` and `/assets`. Every item's text is made once; the reply is these texts joined.
 * @param path the request's path, for the links of cursor paging
 */
export function collectionReply(
  kind: Kind,
  params: Params,
  view: View,
  context: BuildContext,
  path: string,
): Reply {
  if (params.cursor !== 'true' && (params.pageNext ?? params.pagePrev) !== undefined)
    throw badRequest('The parameters "pageNext" and "pagePrev" need cursor=true.')
  const result = runQuery(kind, params, view, context)
  const { locale, selection, include } = result
  const { head, tail, items } = pageJson(result, path, params)
  const links = linkReader(locale, selection, new Set(items))
  const { Entry, Asset, unresolved } = includesOf(items, links, kind === 'Asset' ? 0 : include, view)
  const texts = items.map((item) =>
    selection === null ? item.rendition(locale).json : renderSelected(item, locale, selection),
  )
  const errors = unresolved.length === 0 ? '' : `,"errors":${errorsJson(unresolved)}`
  const included = Entry.length + Asset.length > 0 ? `,"includes":${includesJson(Entry, Asset, locale)}` : ''
  const body = `{"sys":{"type":"Array"},${head},"items":[${texts.join(',')}]${errors}${included}${tail}}`
  const hashes = [...items, ...Entry, ...Asset].map((item) => item.rendition(locale).hash)
  return replyOf(body, [head, tail, errors, params.select ?? '', locale === ALL_LOCALES, ...hashes].join())
}
