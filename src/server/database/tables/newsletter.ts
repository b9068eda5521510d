import type { Generated } from 'kysely'
import { defineStorage } from '../define-storage'

/** A subscription's request, confirmation and end. A new request after the end gets another row. */
export interface NewsletterSubscriptionTable {
  id: Generated<string>
  /** In lower case. */
  email: string
  consent_version: string
  requested_at: Generated<Date>
  confirmed_at: Date | null
  left_at: Date | null
}

export const newsletterStorage = defineStorage<{ newsletter_subscription: NewsletterSubscriptionTable }>()({
  migrations: {
    '0014-newsletter': `
      create table newsletter_subscription (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        consent_version text not null,
        requested_at timestamptz not null default now(),
        confirmed_at timestamptz,
        left_at timestamptz
      );
      create unique index newsletter_subscription_one_each on newsletter_subscription (email)
        where left_at is null;`,
  },
  topics: ['newsletter-mail', 'newsletter-webhook'],
  impersonal: { newsletter_subscription: ['consent_version'] },
})
