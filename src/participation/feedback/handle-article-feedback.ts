import { randomUUID } from 'node:crypto'
import { FEEDBACK_THANKS_ID } from '@/form-schemas/meta-fields'
import { pathOfSlug } from '@/routing/links'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { articleExists } from './article-exists'

/** The version of what is said below the form. */
const CONSENT = 'feedback-2026-11'

/** Stores whether an article helped. A browser without scripts is led back to the article, which says thanks there. */
export const handleArticleFeedback: FormHandler<'article-feedback'> = async (
  { article, helpful, comment },
  context,
) => {
  if (!(await articleExists(article)))
    return { status: 'invalid', problems: [{ field: 'article', code: 'patternMismatch' }] }
  return submitOnce('article-feedback', context, async (trx) => {
    await trx
      .insertInto('article_feedback')
      .values({
        id: randomUUID(),
        article,
        helpful: helpful === 'yes',
        comment: comment === '' ? null : comment,
        consent_version: CONSENT,
      })
      .execute()
    return { status: 'done', next: `${pathOfSlug(article)}#${FEEDBACK_THANKS_ID}` }
  })
}
