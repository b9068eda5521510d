import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const contact: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('contact_message')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('protocol', 'text', (column) => column.notNull().unique())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('contact_message_email').on('contact_message').column('email').execute()
  },
}
