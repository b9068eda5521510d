import { logger } from '@/server/log/logger'
import type { ContentSource, EntriesQuery } from './client'
import type { DependOn } from './dependencies'
import { ContentError, type ContentErrorMeta } from './errors'
import { type ContentGraph, createGraph } from './graph'
import type { Query } from './query'
import type { ContentReply, RawEntry } from './reply'

/** Relations to entries of the same kind, which only a page shows: elsewhere they lead across the whole range. */
export const RELATIONS = ['relatedProducts', 'relatedArticles']

/** Selects fields without relations, which are then not followed (Content Delivery API, "select operator"). */
export function selectionOf(fieldNames: readonly string[]): string {
  const fields = [...new Set(fieldNames)].filter((name) => !RELATIONS.includes(name))
  return ['sys', ...fields.map((name) => `fields.${name}`)].join()
}

export interface ContentList {
  items: RawEntry[]
  graph: ContentGraph
}

export interface FetchedEntry {
  entry: RawEntry
  graph: ContentGraph
}

interface Size {
  limit: number
  include: number | null
}

/** Contentful's highest page size, used after the first page where only some fields of entries are selected. */
const LARGEST_PAGE = 1000

/** The next smaller query: half the page, then, with one entry left, half the levels of links; null at the end. */
const smaller = ({ limit, include }: Size): Size | null => {
  if (limit > 1) return { limit: Math.floor(limit / 2), include }
  return include !== null && include > 1 ? { limit, include: Math.floor(include / 2) } : null
}

/** Fetches one page, and smaller ones while the service responds "Response size too big" (7 MB). */
const fetchFitting = async (
  queryOnce: Query,
  source: ContentSource,
  query: EntriesQuery,
  size: Size,
  meta: ContentErrorMeta,
): Promise<{ reply: ContentReply; size: Size }> => {
  const levels = size.include === null ? {} : { include: size.include }
  try {
    return { reply: await queryOnce(source, { ...query, ...levels, limit: size.limit }, meta), size }
  } catch (error) {
    if (!(error instanceof ContentError) || error.code !== 'tooBig') throw error
    const next = smaller(size)
    if (!next) throw error
    logger.warn(
      { code: error.code, ...error.meta },
      `content: reply too big, asking again with limit=${next.limit} include=${next.include ?? 'default'}`,
    )
    return fetchFitting(queryOnce, source, query, next, meta)
  }
}

/** Fetches page by page: the first of `limit`, the others of `largest`; each entry once. @throws ContentError */
export type FetchEntries = (
  source: ContentSource,
  query: EntriesQuery & { limit: number; include?: number; largest?: number },
  meta?: ContentErrorMeta,
) => Promise<ContentList>

/** The first entry with what it links to; null when there is none. @throws ContentError */
export type FetchEntry = (
  source: ContentSource,
  query: EntriesQuery & { include?: number },
  meta?: ContentErrorMeta,
) => Promise<FetchedEntry | null>

export interface Fetch {
  fetchEntries: FetchEntries
  fetchPages: FetchPages
  fetchEntry: FetchEntry
}

/** The same, reply by reply: of a long list one part at a time is in memory. */
export type FetchPages = (...args: Parameters<FetchEntries>) => AsyncGenerator<ContentList>

/** @param dependOn is called with every entry of a response, and of what is looked up in its graph. */
export function createFetch({ query: queryOnce, dependOn }: { query: Query; dependOn: DependOn }): Fetch {
  async function* fetchReplies(
    ...[source, wish, meta = {}]: Parameters<FetchEntries>
  ): AsyncGenerator<ContentReply> {
    const { limit, include, largest: given, ...query } = wish
    let size: Size = { limit, include: include ?? null }
    let largest = given ?? (query.select === undefined ? limit : LARGEST_PAGE)
    for (let skip = 0; ; ) {
      const page = { order: 'sys.id', ...query, skip }
      const fetched = await fetchFitting(queryOnce, source, page, size, meta)
      yield fetched.reply
      skip += fetched.reply.items.length
      if (fetched.reply.items.length === 0 || skip >= fetched.reply.total) return
      // What was once too big will be so again.
      if (fetched.size.limit < size.limit) largest = fetched.size.limit
      size = { ...fetched.size, limit: largest }
    }
  }
  return {
    fetchEntries: async (...wish) => {
      const replies: ContentReply[] = []
      for await (const reply of fetchReplies(...wish)) replies.push(reply)
      const items = new Map(replies.flatMap((reply) => reply.items).map((entry) => [entry.sys.id, entry]))
      for (const id of items.keys()) dependOn(`entry:${id}`)
      return { items: [...items.values()], graph: createGraph(replies, dependOn) }
    },
    fetchPages: async function* (...wish) {
      const seen = new Set<string>()
      for await (const reply of fetchReplies(...wish)) {
        const items = reply.items.filter(({ sys }) => !seen.has(sys.id))
        for (const { sys } of items) {
          seen.add(sys.id)
          dependOn(`entry:${sys.id}`)
        }
        yield { items, graph: createGraph([reply], dependOn) }
      }
    },
    fetchEntry: async (source, { include, ...query }, meta = {}) => {
      const levels = include === undefined ? {} : { include }
      const reply = await queryOnce(source, { ...query, ...levels, limit: 1 }, meta)
      const entry = reply.items[0]
      if (!entry) return null
      dependOn(`entry:${entry.sys.id}`)
      return { entry, graph: createGraph([reply], dependOn) }
    },
  }
}
