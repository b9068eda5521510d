import { sql } from 'kysely'
import { expiring, type RetentionRule, type Subject } from '@/server/database/personal-data'
import { feedbackStorage } from '@/server/database/tables/feedback'
import { SHORT } from '@/server/protection/form-limits'
import { articleFeedbackForm } from '@/shared/schemas/article-feedback'
import { exitSurveyForm } from '@/shared/schemas/exit-survey'
import { defineFeature, onForm } from '../define-feature'
import { handleArticleFeedback, handleExitSurvey } from './handle'

/** Answers are anonymous. Texts that contain the address are erased. */
const subject: Subject = {
  columns: { article_feedback: ['comment'], survey_answer: ['reason'] },
  export: async () => [],
  erase: async (trx, email) => {
    const names = (column: string) => sql<boolean>`position(${email} in lower(${sql.ref(column)})) > 0`
    const comments = await trx
      .updateTable('article_feedback')
      .set({ comment: null })
      .where(names('comment'))
      .executeTakeFirst()
    const reasons = await trx.deleteFrom('survey_answer').where(names('reason')).executeTakeFirst()
    return Number(comments.numUpdatedRows + reasons.numDeletedRows)
  },
}

const days: RetentionRule['days'] = (env) => env.RETENTION_FEEDBACK_DAYS

export const feedbackFeature = defineFeature({
  storage: feedbackStorage,
  forms: [
    onForm(articleFeedbackForm, handleArticleFeedback),
    onForm(exitSurveyForm, handleExitSurvey, { limits: SHORT }),
  ],
  subject: { opinioes: subject },
  retention: [
    expiring('feedback on articles', { table: 'article_feedback', column: 'created_at', days }),
    expiring('answers to the survey', { table: 'survey_answer', column: 'created_at', days }),
  ],
})
