import { logger } from '@/logging/logger'
import type { EntriesQuery } from './client'
import { ContentError } from './errors'
import type { Query } from './query'

/** Milliseconds after which a field that the space lacked is asked for again: its owners may have added it. */
const LACKS_FOR = 300_000

/** Contentful names the first path that it does not know, with or without `fields.`. */
const UNKNOWN_PATH = /The path "(?:fields\.)?(\w+)" is not recognized/

const pathsOf = (select: EntriesQuery[string] | undefined): string[] => String(select ?? '').split(',')

const unknownFieldOf = (error: unknown, { select }: EntriesQuery): string | null => {
  if (!(error instanceof ContentError) || error.code !== 'rejected') return null
  const field = UNKNOWN_PATH.exec(error.reason)?.[1] ?? ''
  return pathsOf(select).includes(`fields.${field}`) ? field : null
}

/** Leaves out fields that the space lacks, and logs them: code may be deployed before `npm run model:apply`. */
export function withoutLackingFields(query: Query): Query {
  /** Path of a field, with its content type, by the time at which it is asked for again. */
  const lacking = new Map<string, number>()

  const keyOf = (wish: EntriesQuery, path: string) => `${wish.content_type} ${path}`
  const isLacking = (wish: EntriesQuery, path: string) => (lacking.get(keyOf(wish, path)) ?? 0) > Date.now()

  return async (source, wish, meta, deadline) => {
    if (wish.select === undefined) return query(source, wish, meta, deadline)
    for (;;) {
      const select = pathsOf(wish.select).filter((path) => !isLacking(wish, path))
      try {
        return await query(source, { ...wish, select: select.join() }, meta, deadline)
      } catch (error) {
        const field = unknownFieldOf(error, { select: select.join() })
        if (field === null) throw error
        lacking.set(keyOf(wish, `fields.${field}`), Date.now() + LACKS_FOR)
        logger.warn(
          { contentType: wish.content_type, field },
          'content: the space lacks this field, which reads as empty; npm run model:plan compares the models',
        )
      }
    }
  }
}
