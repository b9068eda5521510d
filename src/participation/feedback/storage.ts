import { type Generated, sql } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'

/** Article feedback, anonymous. */
export interface ArticleFeedbackTable {
  id: string
  /** The article's slug. */
  article: string
  helpful: boolean
  comment: string | null
  consent_version: string
  created_at: Generated<Date>
}

/** Survey answers, anonymous. */
export interface SurveyAnswerTable {
  id: string
  /** Whether they found what they looked for. */
  found: boolean
  reason: string
  consent_version: string
  created_at: Generated<Date>
}

export const feedbackStorage = defineStorage({
  tables: tables<{
    article_feedback: ArticleFeedbackTable
    survey_answer: SurveyAnswerTable
  }>(),
  migrations: {
    '0003-feedback': async (db) => {
      await db.schema
        .createTable('article_feedback')
        .addColumn('id', 'uuid', (column) => column.primaryKey())
        .addColumn('article', 'text', (column) => column.notNull())
        .addColumn('helpful', 'boolean', (column) => column.notNull())
        .addColumn('comment', 'text')
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await db.schema
        .createIndex('article_feedback_article')
        .on('article_feedback')
        .column('article')
        .execute()
      await db.schema
        .createTable('survey_answer')
        .addColumn('id', 'uuid', (column) => column.primaryKey())
        .addColumn('found', 'boolean', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
    },
  },
  impersonal: { article_feedback: ['article', 'consent_version'], survey_answer: ['consent_version'] },
})
