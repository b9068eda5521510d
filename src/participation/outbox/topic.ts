import type { Db } from '../database/tables'
import type { RetentionRule } from '../privacy/retention-rule'
import type { Payload } from './storage'

/** A job's context: its id (stable over retries, e.g. for a Message-ID), the database, and all retention rules. */
export interface JobContext {
  id: string
  db: Db
  retention: readonly RetentionRule[]
}

/** Runs a job, perhaps again after success; a missing record means nothing to do. @throws Undeliverable for good */
export type TopicHandler = (payload: Payload, context: JobContext) => Promise<void>
