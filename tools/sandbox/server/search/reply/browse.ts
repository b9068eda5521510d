import { isRecord } from '../../content/guards'
import { runQuery } from '../engine/run-query'
import { badSearch } from '../errors'
import { optionsOf } from '../params/options'
import { readQuery, type Values } from '../params/read'
import type { SearchIndex } from '../store/search-index'
import { retrieved } from './retrieve'
import { paramsText } from './search-reply'

const PAGE = 1000

interface Cursor {
  from: number
  params: Values
}

const written = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

const readCursor = (text: string): Cursor => {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (isRecord(cursor) && typeof cursor.from === 'number')
      return { from: cursor.from, params: readQuery(cursor.params) }
  } catch {
    // An invalid cursor: refused below.
  }
  throw badSearch('Invalid cursor')
}

/** A part of all records, and the cursor that leads to the next while there is one. @throws SearchError 400 */
export function browseReply(searchIndex: SearchIndex, body: Record<string, unknown>) {
  const { cursor, ...rest } = body
  const { from, params } =
    typeof cursor === 'string' ? readCursor(cursor) : { from: 0, params: readQuery(rest) }
  const { index, synonyms } = searchIndex.compiled
  const options = optionsOf({ ...searchIndex.settings, hitsPerPage: PAGE }, params)
  const ranked = runQuery(index, synonyms, options).best(Number.POSITIVE_INFINITY)
  const count = Math.max(1, options.hitsPerPage)
  const start = from + (from === 0 ? options.page * count : 0)
  const hits = ranked.slice(start, start + count).flatMap(({ record }) => {
    const found = index.records[record]
    return found === undefined ? [] : [retrieved(found, options)]
  })
  const next = start + count
  return {
    hits,
    nbHits: ranked.length,
    page: Math.floor(start / count),
    nbPages: Math.ceil(ranked.length / count),
    hitsPerPage: count,
    query: options.query,
    params: paramsText(params),
    processingTimeMS: 1,
    ...(next < ranked.length && { cursor: written({ from: next, params }) }),
  }
}
