import type { Generated } from 'kysely'
import { defineStorage } from '../define-storage'

/** The form that a report of harm came by. */
export type SafetySource = 'contact' | 'review' | 'article-feedback' | 'exit-survey'

/** Only a named person moves a case on: `open` to `acknowledged` to `closed`. */
export type SafetyState = 'open' | 'acknowledged' | 'closed'

/** What a closed case was. One that was no report is treated like the submission that it came by. */
export const SAFETY_OUTCOMES = ['report', 'no-report', 'duplicate'] as const

export type SafetyOutcome = (typeof SAFETY_OUTCOMES)[number]

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
  /** Sent as programs do, or above the limits of its sender: a guess that only readers see. */
  by_program: Generated<boolean>
  state: Generated<SafetyState>
  acknowledged_by: string | null
  acknowledged_at: Date | null
  closed_by: string | null
  closed_at: Date | null
  closed_note: string | null
  /** Null until closed; in cases closed before there were outcomes too, which are kept as reports. */
  outcome: SafetyOutcome | null
  /** Until when a job has the case for its mail, so that no other job sends it. */
  notice_until: Date | null
  escalation_until: Date | null
  /** When the mail server took the notice to PHARMACOVIGILANCE_ADDRESS. */
  delivered_at: Date | null
  /** When it took one to an address of PHARMACOVIGILANCE_ESCALATION_ADDRESS. */
  escalated_at: Date | null
  /** Code of the last failure of a notice, without addresses; null after a delivery. */
  last_failure: string | null
}

/** The two mails of a case: until when a job has it, and when it went. */
export const NOTICES = {
  notice: { until: 'notice_until', went: 'delivered_at' },
  escalation: { until: 'escalation_until', went: 'escalated_at' },
} as const

export type NoticeKind = keyof typeof NOTICES

export const safetyStorage = defineStorage<{ safety_case: SafetyCaseTable }>()({
  migrations: {
    /** Reports of harm as records. Cases of earlier reports are opened by `safety/watch.ts`, which replaces the jobs deleted here. */
    '0007-safety': `
      create table safety_case (
        id uuid primary key,
        number text not null unique,
        source text not null check (source in ('contact', 'review', 'article-feedback', 'exit-survey')),
        source_id uuid not null,
        protocol text,
        product_key text,
        article text,
        report text not null,
        reporter_name text,
        reporter_email text,
        received_at timestamptz not null default now(),
        opened_at timestamptz not null default now(),
        state text not null default 'open' check (state in ('open', 'acknowledged', 'closed')),
        acknowledged_by text,
        acknowledged_at timestamptz,
        closed_by text,
        closed_at timestamptz,
        closed_note text,
        delivered_at timestamptz,
        escalated_at timestamptz,
        last_failure text,
        constraint safety_case_source unique (source, source_id)
      );
      create index safety_case_reporter_email on safety_case (reporter_email);
      create index safety_case_state on safety_case (state, received_at);
      delete from outbox where topic in ('contact-harm', 'review-harm');`,
    '0017-safety-outcome': `
      alter table safety_case
        add by_program boolean not null default false,
        add outcome text check (outcome in ('report', 'no-report', 'duplicate')),
        add notice_until timestamptz,
        add escalation_until timestamptz;`,
  },
  topics: ['safety-notice', 'safety-escalation', 'safety-watch'],
  impersonal: {
    safety_case: [
      'number',
      'source',
      'protocol',
      'product_key',
      'article',
      'state',
      'outcome',
      'last_failure',
    ],
  },
})
