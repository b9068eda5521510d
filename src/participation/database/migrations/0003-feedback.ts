import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const feedback: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('article_feedback')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('article', 'text', (column) => column.notNull())
      .addColumn('helpful', 'boolean', (column) => column.notNull())
      .addColumn('comment', 'text')
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('article_feedback_article').on('article_feedback').column('article').execute()
    await db.schema
      .createTable('survey_answer')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('found', 'boolean', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
  },
}
