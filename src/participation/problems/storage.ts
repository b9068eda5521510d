import { type ColumnType, type Generated, type JSONColumnType, sql } from 'kysely'
import type { ContentProblem, ProblemPlace } from '@/models/content-problem'
import { defineStorage, tables } from '../database/define-storage'

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
  last_seen: ColumnType<Date, Date | undefined, Date | ReturnType<typeof sql<Date>>>
  /** When editors were told by mail. */
  mailed_at: Date | null
}

export const problemStorage = defineStorage({
  tables: tables<{ content_problem: ContentProblemTable }>(),
  migrations: {
    '0015-problems': async (db) => {
      await db.schema
        .createTable('content_problem')
        .addColumn('entry_id', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('title', 'text')
        .addColumn('detail', 'text')
        .addColumn('place', 'jsonb')
        .addColumn('pages', sql`text[]`, (column) => column.notNull())
        .addColumn('first_seen', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('last_seen', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('mailed_at', 'timestamptz')
        .addPrimaryKeyConstraint('content_problem_pkey', ['entry_id', 'field', 'reason'])
        .execute()
    },
  },
  topics: ['problem-mail', 'problem-watch', 'weekly-report'],
  impersonal: {
    content_problem: ['entry_id', 'field', 'reason', 'content_type', 'title', 'detail', 'place', 'pages'],
  },
})
