import type { Kysely } from 'kysely'
import { ACCOUNT_JOBS } from '../accounts/topics'
import { CONTACT_JOBS } from '../contact/topics'
import type { Tables } from '../database/tables'
import { applyRetention } from '../privacy/retention-job'
import { REVIEW_JOBS } from '../reviews/topics'
import { SAFETY_JOBS } from '../safety/topics'
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

/** What is done after a transaction, by topic; each room adds lines. */
export const TOPICS = {
  ...ACCOUNT_JOBS,
  retention: applyRetention,
  ...CONTACT_JOBS,
  ...REVIEW_JOBS,
  ...SAFETY_JOBS,
} satisfies Record<string, TopicHandler>

export type Topic = keyof typeof TOPICS
