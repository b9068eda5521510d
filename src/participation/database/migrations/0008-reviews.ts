import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Reviews of unconfirmed addresses; one waiting or published review per address and product (the newest published one is
 * kept, else the newest that waits; others are withdrawn, and their product's pages rendered again); who read personal data;
 * keyed hashes of erased addresses.
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
