import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const outbox: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('payload', 'jsonb', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('due', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('last_error', 'text')
      .addColumn('dead_at', 'timestamptz')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await sql`create index outbox_waiting on outbox (due) where dead_at is null`.execute(db)
  },
}
