import { type Generated, sql } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'

/** A subscription's request, confirmation and end. A new request after the end gets another row. */
export interface NewsletterSubscriptionTable {
  id: Generated<string>
  /** In lower case. */
  email: string
  /** Version of the consent text. */
  consent_version: string
  /** Last request before the confirmation. */
  requested_at: Generated<Date>
  confirmed_at: Date | null
  left_at: Date | null
}

export const newsletterStorage = defineStorage({
  tables: tables<{ newsletter_subscription: NewsletterSubscriptionTable }>(),
  migrations: {
    '0014-newsletter': async (db) => {
      await db.schema
        .createTable('newsletter_subscription')
        .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('requested_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('confirmed_at', 'timestamptz')
        .addColumn('left_at', 'timestamptz')
        .execute()
      await sql`create unique index newsletter_subscription_one_each on newsletter_subscription (email)
      where left_at is null`.execute(db)
    },
  },
  topics: ['newsletter-mail', 'newsletter-webhook'],
  impersonal: { newsletter_subscription: ['consent_version'] },
})
