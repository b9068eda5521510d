import { type Generated, sql } from 'kysely'
import type { ContactTopic } from '@/form-schemas/contact'
import { defineStorage, tables } from '../database/define-storage'

/** A message to the brand. */
export interface ContactMessageTable {
  id: string
  /** Its reference number, such as `20261122-7KQ4TZ`. */
  protocol: string
  topic: ContactTopic
  name: string
  /** In lower case. */
  email: string
  message: string
  consent_version: string
  created_at: Generated<Date>
}

export const contactStorage = defineStorage({
  tables: tables<{ contact_message: ContactMessageTable }>(),
  migrations: {
    '0002-contact': async (db) => {
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
  },
  topics: ['contact-notice', 'contact-receipt'],
  impersonal: { contact_message: ['protocol', 'topic', 'consent_version'] },
})
