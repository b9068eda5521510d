import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reports of harm as records. Cases of earlier reports are opened by `safety/watch.ts`, which replaces the jobs deleted here. */
export const safety: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('safety_case')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('source', 'text', (column) =>
        column.notNull().check(sql`source in ('contact', 'review', 'article-feedback', 'exit-survey')`),
      )
      .addColumn('source_id', 'uuid', (column) => column.notNull())
      .addColumn('protocol', 'text')
      .addColumn('product_key', 'text')
      .addColumn('article', 'text')
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('reporter_name', 'text')
      .addColumn('reporter_email', 'text')
      .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('opened_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('state', 'text', (column) =>
        column.notNull().defaultTo('open').check(sql`state in ('open', 'acknowledged', 'closed')`),
      )
      .addColumn('acknowledged_by', 'text')
      .addColumn('acknowledged_at', 'timestamptz')
      .addColumn('closed_by', 'text')
      .addColumn('closed_at', 'timestamptz')
      .addColumn('closed_note', 'text')
      .addColumn('delivered_at', 'timestamptz')
      .addColumn('escalated_at', 'timestamptz')
      .addColumn('last_failure', 'text')
      .addUniqueConstraint('safety_case_source', ['source', 'source_id'])
      .execute()
    await db.schema
      .createIndex('safety_case_reporter_email')
      .on('safety_case')
      .column('reporter_email')
      .execute()
    await db.schema
      .createIndex('safety_case_state')
      .on('safety_case')
      .columns(['state', 'received_at'])
      .execute()
    await sql`delete from outbox where topic in ('contact-harm', 'review-harm')`.execute(db)
  },
}
