import { deletedBy } from '../database/deleted-by'
import type { RetentionRule } from '../privacy/retention-rule'

const rule = (table: 'article_feedback' | 'survey_answer', name: string): RetentionRule => ({
  name,
  tables: [table],
  days: (env) => env.RETENTION_FEEDBACK_DAYS,
  apply: (trx, before) => deletedBy(trx.deleteFrom(table).where('created_at', '<', before)),
})

export const feedbackRetention: RetentionRule[] = [
  rule('article_feedback', 'feedback on articles'),
  rule('survey_answer', 'answers to the survey'),
]
