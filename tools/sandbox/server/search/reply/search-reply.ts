import { performance } from 'node:perf_hooks'
import type { CompiledIndex } from '../engine/compiled-index'
import { type Found, runQuery } from '../engine/run-query'
import type { Score } from '../engine/score'
import { type Options, optionsOf } from '../params/options'
import type { Values } from '../params/read'
import type { SearchIndex } from '../store/search-index'
import { facetsReply } from './facets'
import { highlightOf, replacePaths } from './highlight'
import { marksOf } from './marks'
import { retrieved } from './retrieve'

const BEYOND_LIMIT = (limit: number): string =>
  `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method. You can read our FAQ for more details about browsing: https://www.algolia.com/doc/faq/index-configuration/how-can-i-retrieve-all-the-records-in-my-index`

const asParam = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The parameters as Algolia repeats them, written like an address. */
export function paramsText(params: Values): string {
  return new URLSearchParams(Object.entries(params).map(([name, value]) => [name, asParam(value)])).toString()
}

const hitsOf = (index: CompiledIndex, { plan }: Found, page: Score[], options: Options): object[] => {
  const marks = marksOf(index, plan, options)
  const highlighted = options.attributesToHighlight ?? index.attributes.map(({ path }) => path)
  return page.flatMap((ranked) => {
    const record = index.records[ranked.record]
    if (record === undefined) return []
    return {
      ...retrieved(record, options),
      ...(highlighted.length > 0 && {
        _highlightResult: replacePaths(record, highlighted, highlightOf(marks, options)),
      }),
    }
  })
}

interface Window {
  from: number
  count: number
  fields: object
}

const windowOf = (options: Options, count: number): Window => {
  if (options.offset !== null)
    return {
      from: options.offset,
      count: options.length,
      fields: { nbHits: count, offset: options.offset, length: options.length },
    }
  const { page, hitsPerPage, paginationLimitedTo } = options
  const reachable = Math.min(count, paginationLimitedTo)
  const fields = {
    nbHits: count,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
  }
  return { from: page * hitsPerPage, count: hitsPerPage, fields }
}

const limited = (reply: Record<string, unknown>, { responseFields }: Options) => {
  if (responseFields.includes('*')) return reply
  return Object.fromEntries(Object.entries(reply).filter(([name]) => responseFields.includes(name)))
}

/** Algolia's response to a query on one index. @throws SearchError 400 */
export function searchReply(name: string, searchIndex: SearchIndex, params: Values) {
  const started = performance.now()
  const { index, synonyms } = searchIndex.compiled
  const options = optionsOf(searchIndex.settings, params)
  const found = runQuery(index, synonyms, options)
  const { from, count, fields } = windowOf(options, found.records.length)
  const limit = options.paginationLimitedTo
  const page = found.best(Math.min(from + count, limit)).slice(from)
  const isBeyond = from >= limit
  const hits = hitsOf(index, found, page, options)
  const facets = facetsReply(
    index,
    found.records.map(({ record }) => record),
    options,
  )
  const took = Math.max(1, Math.round(performance.now() - started))
  const reply = {
    hits,
    ...fields,
    ...(isBeyond && { nbHits: 0, nbPages: 0, message: BEYOND_LIMIT(limit) }),
    ...facets,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(options.facets.length > 0 && { facetsCount: true }) },
    query: options.query,
    params: paramsText(params),
    index: name,
    renderingContent: options.renderingContent,
    processingTimeMS: took,
    serverTimeMS: took,
  }
  return limited(reply, options)
}
