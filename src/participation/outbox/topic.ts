import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { RetentionRule } from '../privacy/retention-rule'
import type { Payload } from './storage'

/** What a job is done with: its id (stable over repetitions, e.g. for a Message-ID), the database, the rules of all features. */
export interface JobContext {
  id: string
  db: Kysely<Tables>
  retention: readonly RetentionRule[]
}

/**
 * Does a job. It may be called again for one that was done already. A record that is gone means that there is nothing
 * left to do. @throws Undeliverable when trying again is in vain, anything else to be tried again later
 */
export type TopicHandler = (payload: Payload, context: JobContext) => Promise<void>
