import { type Generated, sql } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'

/** The form that a report of harm came by. */
export type SafetySource = 'contact' | 'review' | 'article-feedback' | 'exit-survey'

/** Only a named person moves a case on: `open` to `acknowledged` to `closed`. */
export type SafetyState = 'open' | 'acknowledged' | 'closed'

/** A report of harm. It has a copy of the report, so that it outlives the submission that it came by. */
export interface SafetyCaseTable {
  id: string
  /** The number that people use, such as `FV-20261122-7KQ4TZ`. */
  number: string
  source: SafetySource
  source_id: string
  /** Protocol of the message, where the form gave one. */
  protocol: string | null
  /** What the product's reviews are filed under; null where the form names no product. */
  product_key: string | null
  /** Slug of the article, for feedback on one. */
  article: string | null
  report: string
  /** Removed when the person is erased. */
  reporter_name: string | null
  /** In lower case. Removed when the person is erased. */
  reporter_email: string | null
  /** When the submission was stored: the company's first receipt. */
  received_at: Generated<Date>
  /** When the case was opened: later than `received_at` where a moderator found the harm. */
  opened_at: Generated<Date>
  state: Generated<SafetyState>
  acknowledged_by: string | null
  acknowledged_at: Date | null
  closed_by: string | null
  closed_at: Date | null
  closed_note: string | null
  /** When the mail server took the notice to PHARMACOVIGILANCE_ADDRESS. */
  delivered_at: Date | null
  /** When it took one to an address of PHARMACOVIGILANCE_ESCALATION_ADDRESS. */
  escalated_at: Date | null
  /** Code of the last failure of a notice, without addresses; null after a delivery. */
  last_failure: string | null
}

export const safetyStorage = defineStorage({
  tables: tables<{ safety_case: SafetyCaseTable }>(),
  migrations: {
    /** Reports of harm as records. Cases of earlier reports are opened by `safety/watch.ts`, which replaces the jobs deleted here. */
    '0007-safety': async (db) => {
      await db.schema
        .createTable('safety_case')
        .addColumn('id', 'uuid', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('source', 'text', (column) =>
          column.notNull().check(sql`source in ('contact', 'review', 'article-feedback', 'exit-survey')`),
        )
        .addColumn('source_id', 'uuid', (column) => column.notNull())
        .addColumn('protocol', 'text')
        .addColumn('product_key', 'text')
        .addColumn('article', 'text')
        .addColumn('report', 'text', (column) => column.notNull())
        .addColumn('reporter_name', 'text')
        .addColumn('reporter_email', 'text')
        .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('opened_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('state', 'text', (column) =>
          column.notNull().defaultTo('open').check(sql`state in ('open', 'acknowledged', 'closed')`),
        )
        .addColumn('acknowledged_by', 'text')
        .addColumn('acknowledged_at', 'timestamptz')
        .addColumn('closed_by', 'text')
        .addColumn('closed_at', 'timestamptz')
        .addColumn('closed_note', 'text')
        .addColumn('delivered_at', 'timestamptz')
        .addColumn('escalated_at', 'timestamptz')
        .addColumn('last_failure', 'text')
        .addUniqueConstraint('safety_case_source', ['source', 'source_id'])
        .execute()
      await db.schema
        .createIndex('safety_case_reporter_email')
        .on('safety_case')
        .column('reporter_email')
        .execute()
      await db.schema
        .createIndex('safety_case_state')
        .on('safety_case')
        .columns(['state', 'received_at'])
        .execute()
      await sql`delete from outbox where topic in ('contact-harm', 'review-harm')`.execute(db)
    },
  },
  topics: ['safety-notice', 'safety-escalation', 'safety-watch'],
  impersonal: {
    safety_case: ['number', 'source', 'protocol', 'product_key', 'article', 'state', 'last_failure'],
  },
})
