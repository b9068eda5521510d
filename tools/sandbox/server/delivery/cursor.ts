import { badRequest } from '../errors'
import type { Params } from '../query/params'
import type { QueryResult } from '../query/run'

interface Cursor {
  /** Id of the item next to the page, and its place, used when the item is deleted. */
  id: string
  place: number
}

const encode = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

const decode = (text: string): Cursor => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (typeof value === 'object' && value !== null && 'id' in value && 'place' in value)
      return { id: String(value.id), place: Number(value.place) }
  } catch {
    throw badRequest('The page cursor is invalid.')
  }
  throw badRequest('The page cursor is invalid.')
}

const link = (path: string, params: Params, name: 'pageNext' | 'pagePrev', cursor: Cursor): string => {
  const { access_token: _token, pageNext: _next, pagePrev: _prev, ...rest } = params
  return `${path}?${new URLSearchParams({ ...rest, [name]: encode(cursor) })}`
}

const placeOf = ({ matches }: QueryResult, { id, place }: Cursor): number => {
  const found = matches.findIndex((item) => item.id === id)
  return found === -1 ? place : found
}

/** One page of cursor paging: no total, and links to the pages around it. @throws ApiError 400 */
export function cursorPage(result: QueryResult, path: string, params: Params) {
  if (params.skip !== undefined) throw badRequest('The parameter "skip" cannot be used with cursor=true.')
  const { matches, limit } = result
  const { pageNext, pagePrev } = params
  const start =
    pageNext !== undefined
      ? placeOf(result, decode(pageNext)) + 1
      : pagePrev !== undefined
        ? Math.max(0, placeOf(result, decode(pagePrev)) - limit)
        : 0
  const items = matches.slice(start, start + limit)
  const [first, last] = [items[0], items.at(-1)]
  const pages = {
    ...(last !== undefined && start + limit < matches.length
      ? { next: link(path, params, 'pageNext', { id: last.id, place: start + limit - 1 }) }
      : {}),
    ...(first !== undefined && start > 0
      ? { prev: link(path, params, 'pagePrev', { id: first.id, place: start }) }
      : {}),
  }
  return { head: `"limit":${limit}`, tail: `,"pages":${JSON.stringify(pages)}`, items }
}
