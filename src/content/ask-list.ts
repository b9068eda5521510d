import { logger } from '@/logging/logger'
import { ask } from './ask'
import type { EntriesQuery } from './client'
import { dependOn } from './dependencies'
import { ContentError, type ContentErrorMeta } from './errors'
import { type ContentGraph, createGraph } from './graph'
import type { ContentReply, RawEntry } from './reply'
import type { ContentSource } from './source'

export interface ContentList {
  items: RawEntry[]
  graph: ContentGraph
}

type Ask = (source: ContentSource, query: EntriesQuery, meta?: ContentErrorMeta) => Promise<ContentReply>

interface Size {
  limit: number
  include: number | null
}

interface ListSize {
  limit: number
  include?: number
  largest?: number
}

/** Contentful's highest page size, used after the first page where only some fields of entries are asked for. */
const LARGEST_PAGE = 1000

/** The next smaller question: half the page, then, with one entry left, half the levels of links; null at the end. */
const smaller = ({ limit, include }: Size): Size | null => {
  if (limit > 1) return { limit: Math.floor(limit / 2), include }
  return include !== null && include > 1 ? { limit, include: Math.floor(include / 2) } : null
}

/** Asks for one page, and for smaller ones while the service answers "Response size too big" (7 MB). */
const askFitting = async (
  askOnce: Ask,
  source: ContentSource,
  query: EntriesQuery,
  size: Size,
  meta: ContentErrorMeta,
): Promise<{ reply: ContentReply; size: Size }> => {
  const levels = size.include === null ? {} : { include: size.include }
  try {
    return { reply: await askOnce(source, { ...query, ...levels, limit: size.limit }, meta), size }
  } catch (error) {
    if (!(error instanceof ContentError) || error.code !== 'tooBig') throw error
    const next = smaller(size)
    if (!next) throw error
    logger.warn(
      { code: error.code, ...error.meta },
      `content: reply too big, asking again with limit=${next.limit} include=${next.include ?? 'default'}`,
    )
    return askFitting(askOnce, source, query, next, meta)
  }
}

/**
 * Asks page by page until every entry is here; `limit` is the size of the first page, `largest` that of the others. An entry that comes on two
 * pages, because editors published while the list was read, counts once.
 * @throws ContentError
 */
export const askList = async (
  source: ContentSource,
  { limit, include, largest: given, ...query }: EntriesQuery & ListSize,
  meta: ContentErrorMeta = {},
  askOnce: Ask = ask,
): Promise<ContentList> => {
  const replies: ContentReply[] = []
  let size: Size = { limit, include: include ?? null }
  let largest = given ?? (query.select === undefined ? limit : LARGEST_PAGE)
  for (let skip = 0; ; ) {
    const answer = await askFitting(askOnce, source, { order: 'sys.id', ...query, skip }, size, meta)
    replies.push(answer.reply)
    skip += answer.reply.items.length
    if (answer.reply.items.length === 0 || skip >= answer.reply.total) break
    // What was once too big will be so again.
    if (answer.size.limit < size.limit) largest = answer.size.limit
    size = { ...answer.size, limit: largest }
  }
  const items = new Map(replies.flatMap((reply) => reply.items).map((entry) => [entry.sys.id, entry]))
  for (const id of items.keys()) dependOn(`entry:${id}`)
  return { items: [...items.values()], graph: createGraph(replies) }
}

/** The first entry of an answer with what it links to; null when the service says that there is none. @throws ContentError */
export const askOne = async (
  source: ContentSource,
  { include, ...query }: EntriesQuery & { include?: number },
  meta: ContentErrorMeta = {},
  askOnce: Ask = ask,
): Promise<{ entry: RawEntry; graph: ContentGraph } | null> => {
  const levels = include === undefined ? {} : { include }
  const reply = await askOnce(source, { ...query, ...levels, limit: 1 }, meta)
  const entry = reply.items[0]
  if (!entry) return null
  dependOn(`entry:${entry.sys.id}`)
  return { entry, graph: createGraph([reply]) }
}
