import type { Generated } from 'kysely'
import type { ContactTopic } from '@/shared/schemas/contact'
import { defineStorage } from '../define-storage'

export interface ContactMessageTable {
  id: string
  protocol: string
  topic: ContactTopic
  name: string
  /** In lower case. */
  email: string
  message: string
  consent_version: string
  created_at: Generated<Date>
}

export const contactStorage = defineStorage<{ contact_message: ContactMessageTable }>()({
  migrations: {
    '0002-contact': `
      create table contact_message (
        id uuid primary key,
        protocol text not null unique,
        topic text not null,
        name text not null,
        email text not null,
        message text not null,
        consent_version text not null,
        created_at timestamptz not null default now()
      );
      create index contact_message_email on contact_message (email);`,
  },
  topics: ['contact-notice', 'contact-receipt'],
  impersonal: { contact_message: ['protocol', 'topic', 'consent_version'] },
})
