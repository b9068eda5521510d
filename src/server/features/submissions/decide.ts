import type { IncomingHttpHeaders } from 'node:http'
import { ServiceUnavailable } from '@/server/database/database'
import { logger } from '@/server/log/logger'
import type { Mails } from '@/server/protection/form-limits'
import { TooBusy } from '@/server/protection/memory-budget'
import type { FormDefinition } from '@/shared/schemas/define-form'
import type { FormProblem } from '@/shared/schemas/problem'
import { readValues } from '@/shared/schemas/read-values'
import { type AccountSession, hasLoginCookie } from '../accounts/cookies'
import { SUBJECTS } from '../registry'
import { reportsHarm } from '../safety/safety-signal'
import { earlierOutcome, problemOf, type SubmissionOutcome } from './handler'
import { ownFields, resultOf, type Sent, type SubmissionResult } from './result'
import { count, limited, refusedBySender, type Submission } from './sender'

/** The sender's login, by cookie; null without one. Browsers send each form's origin: a login without it is ignored. */
async function readSession(headers: IncomingHttpHeaders): Promise<AccountSession | null> {
  const saysWhere = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
  if (!saysWhere || !hasLoginCookie(headers.cookie)) return null
  const { readLogin } = await import('../accounts/session')
  return (await readLogin(headers.cookie)).session
}

const photoFieldOf = (form: FormDefinition) => form.fields.find(({ kind }) => kind === 'photo')?.name ?? null

/** Faults of the body itself, before its fields are read. */
const bodyProblems = (form: FormDefinition, { fields, repeated, photoFault }: Sent): FormProblem[] => {
  const twice = [...new Set(repeated)].map(
    (name): FormProblem => ({
      field: Object.hasOwn(fields, name) ? name.slice(0, 40) : null,
      code: 'duplicateField',
    }),
  )
  return photoFault === 'tooLarge' || photoFault === 'endless'
    ? [...twice, { field: photoFieldOf(form), code: 'uploadTooLarge' }]
    : twice
}

const handle = async (
  { entry, request, requestId, sent, visitorKey, submissionId }: Submission,
  values: unknown,
  mails: Mails,
): Promise<SubmissionOutcome> =>
  entry.handle(values, {
    form: entry.form.name,
    submissionId,
    visitor: { addressKey: visitorKey, mails },
    session: await readSession(request.headers),
    photo: sent.photo,
    requestId,
    userAgent: request.headers['user-agent'],
    cookies: request.headers.cookie,
    subjects: SUBJECTS,
  })

/** Until a visitor may try again what there was no memory for. */
const BUSY_SECONDS = 10

/**
 * Decides. A stored submission gets its first result. Nothing is read before the attempt is counted, and only what is valid
 * is searched for harm. A report of harm is refused by no limit; what else it causes, mails and a photo, is.
 */
const decide = async (submission: Submission): Promise<SubmissionResult> => {
  const { entry, sent, submissionId } = submission
  const { form } = entry
  const finish = (outcome: SubmissionOutcome, httpStatus?: number) =>
    resultOf(form, outcome, { sent, ...(httpStatus !== undefined && { httpStatus }) })
  const faults = bodyProblems(form, sent)
  const earlier = faults.length === 0 ? await earlierOutcome(form.name, submissionId) : null
  if (earlier) return finish(earlier)
  const refused = await refusedBySender(submission)
  if (refused && !form.mayReportHarm) return finish(refused)
  const read = readValues(form, ownFields(sent))
  if ('problems' in read || faults.length > 0) {
    // Fields that were not read are not missing.
    const ofFields = 'problems' in read && sent.photoFault !== 'endless' ? read.problems : []
    const isLarge = sent.photoFault === 'tooLarge' || sent.photoFault === 'endless'
    return finish({ status: 'invalid', problems: [...faults, ...ofFields] }, isLarge ? 413 : 422)
  }
  const isReport = form.mayReportHarm && reportsHarm(read.values as object)
  if (refused && !isReport) return finish(refused)
  if (sent.photoFault === 'tooMany') return finish({ status: 'limited', seconds: BUSY_SECONDS })
  const { wait, mails } = refused ? { wait: 0, mails: 'none' as const } : await count(submission, isReport)
  const over = limited(wait)
  if (over) return finish(over)
  if (mails === 'none' && sent.photo) return finish(problemOf(photoFieldOf(form), 'storageFailed'))
  return finish(await handle(submission, read.values, mails))
}

/** Decides; returns `away` for an outage, `limited` while too busy and an error for faults. Never throws. */
export async function decideSafely(submission: Submission): Promise<SubmissionResult> {
  const {
    entry: { form },
    sent,
    requestId,
  } = submission
  try {
    return await decide(submission)
  } catch (error) {
    if (error instanceof ServiceUnavailable) return resultOf(form, { status: 'away' }, { sent })
    // Too many simultaneous passwords or photos are no error: the visitor tries again.
    if (error instanceof TooBusy)
      return resultOf(form, { status: 'limited', seconds: BUSY_SECONDS }, { sent })
    logger.error({ err: error, requestId, form: form.name }, 'forms: a submission failed')
    return resultOf(form, problemOf(null, 'unknown'), { sent, httpStatus: 500 })
  }
}
