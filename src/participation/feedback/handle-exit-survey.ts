import { randomUUID } from 'node:crypto'
import type { exitSurveyForm } from '@/form-schemas/exit-survey'
import { pathOfSlug } from '@/routing/links'
import { openSafetyCase } from '../safety/open-case'
import { safetySignal } from '../safety/safety-signal'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { FEEDBACK_THANKS } from './thanks'

const CONSENT = 'survey-2026-11'

/** Stores a survey answer. One that may report harm also opens a safety case. */
export const handleExitSurvey: FormHandler<typeof exitSurveyForm> = ({ found, reason }, context) =>
  submitOnce(context, async (trx) => {
    const id = randomUUID()
    await trx
      .insertInto('survey_answer')
      .values({ id, found: found === 'yes', reason, consent_version: CONSENT })
      .execute()
    if (safetySignal(reason))
      await openSafetyCase(trx, { source: 'exit-survey', sourceId: id, report: reason })
    return { status: 'done', next: pathOfSlug(FEEDBACK_THANKS) }
  })
