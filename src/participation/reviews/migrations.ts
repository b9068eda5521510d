import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reviews, their steps, and nicknames. */
export const reviews = async (db: Kysely<unknown>): Promise<void> => {
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
    .addColumn('review_id', 'uuid', (column) => column.notNull().references('review.id').onDelete('cascade'))
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
}

/**
 * Unconfirmed reviews; one waiting or published review per address and product, others are withdrawn; readers of
 * personal data; keyed hashes of erased addresses.
 */
export const confirmedReviews: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table review drop constraint review_status_check`.execute(db)
    await sql`alter table review add constraint review_status_check
      check (status in ('unconfirmed', 'pending', 'approved', 'rejected', 'withdrawn'))`.execute(db)
    await sql`
      with ranked as (
        select id, product_key, status, row_number() over
          (partition by email, product_key order by status = 'approved' desc, created_at desc, id) as place
        from review where status in ('pending', 'approved')),
      withdrawn as (
        update review set status = 'withdrawn' from ranked where review.id = ranked.id and place > 1
        returning review.id, review.product_key, ranked.status as old_status),
      noted as (
        insert into review_event (review_id, status, actor) select id, 'withdrawn', 'migration' from withdrawn)
      insert into outbox (id, topic, payload)
        select gen_random_uuid(), 'reviews-changed', jsonb_build_object('product', product_key)
        from withdrawn where old_status = 'approved' group by product_key`.execute(db)
    await sql`create unique index review_one_each on review (email, product_key)
      where status in ('pending', 'approved')`.execute(db)
    await db.schema
      .createTable('access_log')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('access_log_subject').on('access_log').column('subject').execute()
    await db.schema
      .createTable('erased_person')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
  },
}

export const storage = async (db: Kysely<unknown>): Promise<void> => {
  // One row: the id that ties a photo storage to this database.
  await db.schema
    .createTable('storage_mark')
    .addColumn('is_only', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('id', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .execute()
  await sql`insert into storage_mark default values`.execute(db)
}
