import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { Payload } from './table'

/** What a job is done with: its id (stable over repetitions, e.g. for a Message-ID) and the database. */
export interface JobContext {
  id: string
  db: Kysely<Tables>
}

/**
 * Does a job. It may be called again for one that was done already. A record that is gone means that there is nothing
 * left to do. @throws Undeliverable when trying again is in vain, anything else to be tried again later
 */
export type TopicHandler = (payload: Payload, context: JobContext) => Promise<void>

/** Names of all kinds of work; `TOPICS` has a handler for each. */
export type Topic =
  | 'account-confirm'
  | 'account-exists'
  | 'account-reset'
  | 'account-password-changed'
  | 'account-locked'
  | 'retention'
  | 'contact-notice'
  | 'contact-receipt'
  | 'review-confirm'
  | 'review-moderate'
  | 'review-published'
  | 'review-refused'
  | 'review-withdrawn'
  | 'reviews-changed'
  | 'review-photo-gone'
  | 'review-photo-expired'
  | 'photo-sweep'
  | 'safety-notice'
  | 'safety-escalation'
  | 'safety-watch'
