import { sql } from 'kysely'
import { utcDay } from '@/lib/utc-day'
import type { SearchLack } from '@/models/unanswered-search'
import { withDatabase } from '../database/database'

/** A term that visitors got no answer to. */
export interface SearchReport {
  term: string
  lacks: SearchLack
  /** How often it was searched, on days on which five visitors or more typed it. */
  searches: number
}

/** What was searched in vain from a moment on, the most frequent first. @throws ServiceUnavailable */
export function searchReport(since: Date): Promise<SearchReport[]> {
  return withDatabase((db) =>
    db
      .selectFrom('unanswered_search')
      .select(['term', 'lacks', sql<number>`sum(searches)::int`.as('searches')])
      .where('day', '>=', utcDay(since.getTime()))
      .groupBy(['term', 'lacks'])
      .orderBy(sql`sum(searches)`, 'desc')
      .orderBy('term')
      .execute(),
  )
}
