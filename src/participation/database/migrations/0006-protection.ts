import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const protection: Migration = {
  up: async (db: Kysely<unknown>) => {
    // As rate-limiter-flexible asks for it.
    await db.schema
      .createTable('rate_limit')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
    await db.schema
      .createTable('submission')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('next', 'text')
      .addColumn('reference', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('submission_created_at').on('submission').column('created_at').execute()
  },
}
