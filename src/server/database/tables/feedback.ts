import type { Generated } from 'kysely'
import { defineStorage } from '../define-storage'

export interface ArticleFeedbackTable {
  id: string
  article: string
  helpful: boolean
  comment: string | null
  consent_version: string
  created_at: Generated<Date>
}

export interface SurveyAnswerTable {
  id: string
  found: boolean
  reason: string
  consent_version: string
  created_at: Generated<Date>
}

export const feedbackStorage = defineStorage<{
  article_feedback: ArticleFeedbackTable
  survey_answer: SurveyAnswerTable
}>()({
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
