import type { Generated } from 'kysely'

/** Whether an article helped somebody. Nothing says who. */
export interface ArticleFeedbackTable {
  id: string
  /** The article's slug. */
  article: string
  helpful: boolean
  comment: string | null
  consent_version: string
  created_at: Generated<Date>
}

/** What somebody said when leaving. Nothing says who. */
export interface SurveyAnswerTable {
  id: string
  /** Whether they found what they looked for. */
  found: boolean
  reason: string
  consent_version: string
  created_at: Generated<Date>
}
