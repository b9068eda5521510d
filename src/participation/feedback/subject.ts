import { sql } from 'kysely'
import type { Subject } from '../privacy/subject'

/** Answers are anonymous. Texts that contain the address are erased. */
export const feedbackSubject: Subject = {
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
