import { type Generated, sql } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'

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

export const submissionStorage = defineStorage({
  tables: tables<{
    submission: SubmissionTable
    rate_limit: RateLimitTable
  }>(),
  migrations: {
    '0006-protection': async (db) => {
      // As rate-limiter-flexible requires.
      await db.schema
        .createTable('rate_limit')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
      await db.schema
        .createTable('submission')
        .addColumn('id', 'uuid', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('next', 'text')
        .addColumn('reference', 'text')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await db.schema.createIndex('submission_created_at').on('submission').column('created_at').execute()
    },
  },
  impersonal: { submission: ['form', 'next', 'reference'], rate_limit: ['key'] },
})
