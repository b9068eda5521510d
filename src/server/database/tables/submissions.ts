import type { Generated } from 'kysely'
import { defineStorage } from '../define-storage'

/** A handled form, for as long as it may be repeated. */
export interface SubmissionTable {
  id: string
  form: string
  next: Generated<string | null>
  reference: Generated<string | null>
  created_at: Generated<Date>
}

/** Of rate-limiter-flexible, which deletes expired rows. Keys are keyed hashes. */
interface RateLimitTable {
  key: string
  points: number
  expire: number | null
}

export const submissionStorage = defineStorage<{
  submission: SubmissionTable
  rate_limit: RateLimitTable
}>()({
  migrations: {
    // The first as rate-limiter-flexible requires.
    '0006-protection': `
      create table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create table submission (
        id uuid primary key,
        form text not null,
        next text,
        reference text,
        created_at timestamptz not null default now()
      );
      create index submission_created_at on submission (created_at);`,
  },
  impersonal: { submission: ['form', 'next', 'reference'], rate_limit: ['key'] },
})
