import { randomUUID } from 'node:crypto'
import { pathOfSlug } from '@/routing/links'
import { openSafetyCase } from '../safety/open-case'
import { safetySignal } from '../safety/safety-signal'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { FEEDBACK_THANKS } from './thanks'

/** The version of what is said below the form. */
const CONSENT = 'feedback-2026-11'

/** Stores whether an article helped. A comment that may report harm is a safety case as well. Without scripts its thanks are a page of their own. */
export const handleArticleFeedback: FormHandler<'article-feedback'> = (
  { article, helpful, comment },
  context,
) =>
  submitOnce('article-feedback', context, async (trx) => {
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
    if (safetySignal(comment))
      await openSafetyCase(trx, { source: 'article-feedback', sourceId: id, article, report: comment })
    return { status: 'done', next: pathOfSlug(FEEDBACK_THANKS) }
  })
