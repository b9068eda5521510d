import type { Generated } from 'kysely'
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
    '0003-feedback': `
      create table article_feedback (
        id uuid primary key,
        article text not null,
        helpful boolean not null,
        comment text,
        consent_version text not null,
        created_at timestamptz not null default now()
      );
      create index article_feedback_article on article_feedback (article);
      create table survey_answer (
        id uuid primary key,
        found boolean not null,
        reason text not null,
        consent_version text not null,
        created_at timestamptz not null default now()
      );`,
  },
  impersonal: { article_feedback: ['article', 'consent_version'], survey_answer: ['consent_version'] },
})
