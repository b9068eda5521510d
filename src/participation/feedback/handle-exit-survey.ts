import { randomUUID } from 'node:crypto'
import { pathOfSlug } from '@/routing/links'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { FEEDBACK_THANKS } from './thanks'

const CONSENT = 'survey-2026-11'

/** Stores an answer to the survey for those who leave. */
export const handleExitSurvey: FormHandler<'exit-survey'> = ({ found, reason }, context) =>
  submitOnce('exit-survey', context, async (trx) => {
    await trx
      .insertInto('survey_answer')
      .values({ id: randomUUID(), found: found === 'yes', reason, consent_version: CONSENT })
      .execute()
    return { status: 'done', next: pathOfSlug(FEEDBACK_THANKS) }
  })
