import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reviews, their steps, and who has which nickname. */
export const reviews: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('review')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('submission_id', 'uuid', (column) => column.notNull().unique())
      .addColumn('product_key', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column
          .notNull()
          .defaultTo('pending')
          .check(sql`status in ('pending', 'approved', 'rejected', 'withdrawn')`),
      )
      .addColumn('rating', 'smallint', (column) => column.notNull().check(sql`rating between 1 and 5`))
      .addColumn('recommends', 'boolean', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('tells_harm', 'boolean', (column) => column.notNull())
      .addColumn('photo', 'text')
      .addColumn('photo_width', 'integer')
      .addColumn('photo_height', 'integer')
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('published_at', 'timestamptz')
      .execute()
    await db.schema
      .createIndex('review_shown')
      .on('review')
      .columns(['product_key', 'published_at'])
      .where(sql.ref('status'), '=', sql.lit('approved'))
      .execute()
    await db.schema.createIndex('review_email').on('review').column('email').execute()
    await db.schema
      .createTable('review_event')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('review_id', 'uuid', (column) =>
        column.notNull().references('review.id').onDelete('cascade'),
      )
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('note', 'text')
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('review_event_review').on('review_event').column('review_id').execute()
    await db.schema
      .createTable('review_nickname')
      .addColumn('folded', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .execute()
  },
}
