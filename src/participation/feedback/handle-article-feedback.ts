import { randomUUID } from 'node:crypto'
import { pathOfSlug } from '@/routing/links'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { FEEDBACK_THANKS } from './thanks'

/** The version of what is said below the form. */
const CONSENT = 'feedback-2026-11'

/** Stores whether an article helped. Without scripts its thanks are a page of their own. */
export const handleArticleFeedback: FormHandler<'article-feedback'> = (
  { article, helpful, comment },
  context,
) =>
  submitOnce('article-feedback', context, async (trx) => {
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
    return { status: 'done', next: pathOfSlug(FEEDBACK_THANKS) }
  })
