import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely'
import type { ContentProblem, ProblemPlace } from '@/shared/content-model/views/content-problem'
import { defineStorage } from '../define-storage'

/** What editors should mend, one row per entry, field and reason. */
export interface ContentProblemTable {
  entry_id: string
  field: string
  reason: ContentProblem['reason']
  content_type: string
  title: string | null
  detail: string | null
  /** The first field found that leads to it. */
  place: JSONColumnType<ProblemPlace | null, string | null, string | null>
  /** Paths of pages that show it, and names of lists that pages share (`list:shell`). */
  pages: string[]
  first_seen: Generated<Date>
  last_seen: ColumnType<Date, Date | undefined, Date | RawBuilder<Date>>
  mailed_at: Date | null
}

export const problemStorage = defineStorage<{ content_problem: ContentProblemTable }>()({
  migrations: {
    '0015-problems': `
      create table content_problem (
        entry_id text not null,
        field text not null,
        reason text not null,
        content_type text not null,
        title text,
        detail text,
        place jsonb,
        pages text[] not null,
        first_seen timestamptz not null default now(),
        last_seen timestamptz not null default now(),
        mailed_at timestamptz,
        constraint content_problem_pkey primary key (entry_id, field, reason)
      );`,
  },
  topics: ['problem-mail', 'problem-watch', 'weekly-report'],
  impersonal: {
    content_problem: ['entry_id', 'field', 'reason', 'content_type', 'title', 'detail', 'place', 'pages'],
  },
})
