import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const publishing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('publish_job')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('job', 'jsonb', (column) => column.notNull())
      .addColumn('leased_until', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
