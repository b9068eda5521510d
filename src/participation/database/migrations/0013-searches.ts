import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const searches: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Days are texts (2026-11-24): a date would be read in the time zone of the server.
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
}
