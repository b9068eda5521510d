import { sql } from 'kysely'
import { withDatabase } from '@/server/database/database'
import { deletedBy, type RetentionRule } from '@/server/database/personal-data'
import { searchStorage } from '@/server/database/tables/searches'
import type { SearchLevel } from '@/shared/content-model/views/unanswered-search'
import { utcDay } from '@/shared/utils/utc-day'
import { defineFeature } from '../define-feature'

export const searchRetention: RetentionRule[] = [
  {
    // The next day's hashes differ: these can no longer be counted with.
    name: 'searches of fewer than five visitors',
    tables: ['hidden_search'],
    days: () => 1,
    apply: (trx, before) =>
      deletedBy(trx.deleteFrom('hidden_search').where('day', '<=', utcDay(before.getTime()))),
  },
  {
    name: 'searches without an answer',
    tables: ['unanswered_search'],
    days: (env) => env.RETENTION_FEEDBACK_DAYS,
    apply: (trx, before) =>
      deletedBy(trx.deleteFrom('unanswered_search').where('day', '<', utcDay(before.getTime()))),
  },
  {
    name: 'shares of searches',
    tables: ['judged_search'],
    days: (env) => env.RETENTION_FEEDBACK_DAYS,
    apply: (trx, before) =>
      deletedBy(trx.deleteFrom('judged_search').where('day', '<', utcDay(before.getTime()))),
  },
]

/** Terms typed by at least five visitors, and keyed hashes: nothing personal. */
export const searchFeature = defineFeature({
  storage: searchStorage,
  subject: 'none',
  retention: searchRetention,
})

/** Unanswered terms of days with five visitors or more, most frequent first. @throws ServiceUnavailable */
export function searchReport(since: Date) {
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

export type SearchReport = Awaited<ReturnType<typeof searchReport>>[number]

/** How many searches each release judged as dangers, doubts or neither, newest release first. @throws ServiceUnavailable */
export function levelReport(since: Date) {
  const countOf = (level: SearchLevel) =>
    sql<number>`coalesce(sum(searches) filter (where level = ${level}), 0)::int`
  return withDatabase((db) =>
    db
      .selectFrom('judged_search')
      .select(['release', countOf('red').as('red'), countOf('calm').as('calm'), countOf('plain').as('plain')])
      .where('day', '>=', utcDay(since.getTime()))
      .groupBy('release')
      .orderBy(sql`max(day)`, 'desc')
      .execute(),
  )
}

export type LevelReport = Awaited<ReturnType<typeof levelReport>>[number]
