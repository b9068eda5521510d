import { randomUUID } from 'node:crypto'
import { ContentError, contentPages } from '@/server/content/pages'
import { type PathIndex, sitePaths } from '@/server/content/paths'
import { pathOfSlug } from '@/shared/routing/links'
import type { articleFeedbackForm } from '@/shared/schemas/article-feedback'
import type { exitSurveyForm } from '@/shared/schemas/exit-survey'
import { FEEDBACK_THANKS_ID } from '@/shared/schemas/meta-fields'
import { openSafetyCase } from '../safety/open-case'
import { reportsHarm } from '../safety/safety-signal'
import { atPlace, type FormHandler, problemOf, submitOnce } from '../submissions/handler'

/** Whether an article has this slug. During an outage of the content service all are accepted, to lose no feedback. */
const articleExists = async (slug: string): Promise<boolean> => {
  const source = contentPages().source(false)
  const isArticle = (index: PathIndex) => index.get(slug)?.type === 'article'
  try {
    return isArticle(await sitePaths().known(source)) || isArticle(await sitePaths().afterMiss(source))
  } catch (error) {
    if (error instanceof ContentError) return true
    throw error
  }
}

/** Versions of what the two forms say of the use of their texts; change them with the texts. */
export const FEEDBACK_CONSENT = 'feedback-2026-11-28'
export const SURVEY_CONSENT = 'survey-2026-11-29'

/** Stores feedback; a comment that may report harm opens a safety case. Without scripts the article thanks. */
export const handleArticleFeedback: FormHandler<typeof articleFeedbackForm> = async (values, context) => {
  const { article, helpful, comment } = values
  const isReport = reportsHarm(values)
  if (!isReport && !(await articleExists(article))) return problemOf('article', 'patternMismatch')
  return submitOnce(context, async (trx) => {
    const id = randomUUID()
    await trx
      .insertInto('article_feedback')
      .values({
        id,
        article,
        helpful: helpful === 'yes',
        comment: comment === '' ? null : comment,
        consent_version: FEEDBACK_CONSENT,
      })
      .execute()
    if (isReport)
      await openSafetyCase(trx, {
        source: 'article-feedback',
        source_id: id,
        article,
        report: comment,
        by_program: context.visitor.mails === 'none',
      })
    return { status: 'done', next: `${pathOfSlug(article)}#${FEEDBACK_THANKS_ID}` }
  })
}

/** Stores a survey answer. One that may report harm also opens a safety case. */
export const handleExitSurvey: FormHandler<typeof exitSurveyForm> = (values, context) =>
  submitOnce(context, async (trx) => {
    const id = randomUUID()
    const { found, reason } = values
    await trx
      .insertInto('survey_answer')
      .values({ id, found: found === 'yes', reason, consent_version: SURVEY_CONSENT })
      .execute()
    if (reportsHarm(values))
      await openSafetyCase(trx, {
        source: 'exit-survey',
        source_id: id,
        report: reason,
        by_program: context.visitor.mails === 'none',
      })
    return { status: 'done', next: atPlace('thanks') }
  })
