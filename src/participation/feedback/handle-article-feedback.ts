import { randomUUID } from 'node:crypto'
import type { articleFeedbackForm } from '@/form-schemas/article-feedback'
import { FEEDBACK_THANKS_ID } from '@/form-schemas/meta-fields'
import { pathOfSlug } from '@/routing/links'
import { openSafetyCase } from '../safety/open-case'
import { safetySignal } from '../safety/safety-signal'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { articleExists } from './article-exists'

/** Version of the text below the form. */
const CONSENT = 'feedback-2026-11'

/**
 * Stores article feedback; a comment that may report harm also opens a safety case. Without scripts the article shows
 * the thanks.
 */
export const handleArticleFeedback: FormHandler<typeof articleFeedbackForm> = async (
  { article, helpful, comment },
  context,
) => {
  const isReport = safetySignal(comment)
  if (!isReport && !(await articleExists(article)))
    return { status: 'invalid', problems: [{ field: 'article', code: 'patternMismatch' }] }
  return submitOnce(context, async (trx) => {
    const id = randomUUID()
    await trx
      .insertInto('article_feedback')
      .values({
        id,
        article,
        helpful: helpful === 'yes',
        comment: comment === '' ? null : comment,
        consent_version: CONSENT,
      })
      .execute()
    if (isReport)
      await openSafetyCase(trx, { source: 'article-feedback', sourceId: id, article, report: comment })
    return { status: 'done', next: `${pathOfSlug(article)}#${FEEDBACK_THANKS_ID}` }
  })
}
