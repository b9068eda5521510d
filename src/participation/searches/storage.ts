import { sql } from 'kysely'
import type { SearchLack } from '@/models/unanswered-search'
import { defineStorage, tables } from '../database/define-storage'

/** A day's terms of too few visitors: keyed hashes only. */
export interface HiddenSearchTable {
  /** In UTC, `2026-11-24`. */
  day: string
  lacks: SearchLack
  /** A hash of the term, different each day. */
  term_key: string
  /** Hashes of its visitors, different for each term and day. */
  visitors: string[]
}

/** Terms that enough visitors typed on one day. */
export interface UnansweredSearchTable {
  day: string
  lacks: SearchLack
  term: string
  /** Searches on that day. */
  searches: number
}

export const searchStorage = defineStorage({
  tables: tables<{
    hidden_search: HiddenSearchTable
    unanswered_search: UnansweredSearchTable
  }>(),
  migrations: {
    '0013-searches': async (db) => {
      // Days are texts (2026-11-24): a date would be read in the server's time zone.
      await db.schema
        .createTable('hidden_search')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('lacks', 'text', (column) => column.notNull())
        .addColumn('term_key', 'text', (column) => column.notNull())
        .addColumn('visitors', sql`text[]`, (column) => column.notNull())
        .addPrimaryKeyConstraint('hidden_search_pkey', ['day', 'lacks', 'term_key'])
        .execute()
      await db.schema
        .createTable('unanswered_search')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('lacks', 'text', (column) => column.notNull())
        .addColumn('term', 'text', (column) => column.notNull())
        .addColumn('searches', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('unanswered_search_pkey', ['day', 'lacks', 'term'])
        .execute()
    },
  },
  impersonal: {
    hidden_search: ['day', 'lacks', 'term_key', 'visitors'],
    unanswered_search: ['day', 'lacks', 'term'],
  },
})
