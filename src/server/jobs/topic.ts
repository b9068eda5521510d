import type { RetentionRule } from '@/server/database/personal-data'
import type { Db } from '@/server/database/tables'
import type { Payload } from '@/server/database/tables/outbox'

/** A job's context: its id (stable over retries, e.g. for a Message-ID), the database, and all retention rules. */
export interface JobContext {
  id: string
  db: Db
  retention: readonly RetentionRule[]
}

/** Runs a job, perhaps again after success; a missing record means nothing to do. @throws Undeliverable for good */
export type TopicHandler = (payload: Payload, context: JobContext) => Promise<void>

/** Fails a job without retries. The code has neither address nor text. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`cannot be done: ${code}`, options)
    this.code = code
  }
}

/** A failure's code, for storage and logs: messages of servers contain addresses and are not used. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${status}`.slice(0, 80)
}
