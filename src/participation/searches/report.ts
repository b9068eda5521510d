import { sql } from 'kysely'
import { utcDay } from '@/lib/utc-day'
import type { SearchLack } from '@/models/unanswered-search'
import { withDatabase } from '../database/database'

/** An unanswered term. */
export interface SearchReport {
  term: string
  lacks: SearchLack
  /** Searches on days with five visitors or more. */
  searches: number
}

/** Unanswered searches since a moment, most frequent first. @throws ServiceUnavailable */
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
