import type { RetentionRule } from '../privacy/retention'

const rule = (table: 'article_feedback' | 'survey_answer', name: string): RetentionRule => ({
  name,
  days: (env) => env.RETENTION_FEEDBACK_DAYS,
  apply: async (trx, before) => {
    const { numDeletedRows } = await trx.deleteFrom(table).where('created_at', '<', before).executeTakeFirst()
    return Number(numDeletedRows)
  },
})

export const feedbackRetention: RetentionRule[] = [
  rule('article_feedback', 'feedback on articles'),
  rule('survey_answer', 'answers to the survey'),
]
