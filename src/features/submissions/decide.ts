import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FormDefinition } from '@/features/schemas/define-form'
import { HONEYPOT_FIELD, LEAST_SECONDS } from '@/features/schemas/meta-fields'
import type { FormProblem } from '@/features/schemas/problem'
import { readValues } from '@/features/schemas/read-values'
import { logger } from '@/server/logging/logger'
import { type AccountSession, hasLoginCookie } from '../accounts/cookies'
import { ServiceUnavailable } from '../database/database'
import type { FeatureForm } from '../define-feature'
import { countTry, countWithin, USUAL } from '../protection/form-limits'
import { TooBusy } from '../protection/memory-budget'
import { SUBJECTS } from '../registry'
import { reportsHarm } from '../safety/safety-signal'
import { earlierOutcome, problemOf, type SubmissionOutcome } from './handler'
import { ownFields, resultOf, type Sent, type SubmissionResult } from './result'

/** The sender's login, by cookie; null without one. Browsers send each form's origin: a login without it is ignored. */
async function readSession(headers: IncomingHttpHeaders): Promise<AccountSession | null> {
  const saysWhere = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
  if (!saysWhere || !hasLoginCookie(headers.cookie)) return null
  const { readLogin } = await import('../accounts/session')
  return (await readLogin(headers.cookie)).session
}

export interface Submission {
  entry: FeatureForm
  isScripted: boolean
  requestId: string
  request: IncomingMessage
  sent: Sent
  visitorKey: string
  submissionId: string
  /** Seconds since the form was rendered; 0 without a token. */
  age: number
}

/** Faults of the body itself, before its fields are read. */
const bodyProblems = (form: FormDefinition, { fields, repeated, photoFault }: Sent): FormProblem[] => {
  const twice = [...new Set(repeated)].map(
    (name): FormProblem => ({
      field: Object.hasOwn(fields, name) ? name.slice(0, 40) : null,
      code: 'duplicateField',
    }),
  )
  const photo = form.fields.find(({ kind }) => kind === 'photo')?.name ?? null
  return photoFault === 'tooLarge' ? [...twice, { field: photo, code: 'uploadTooLarge' }] : twice
}

/** The refusal because of the sender, not the content; or null. */
const refusedBySender = async ({
  entry: { form },
  sent,
  visitorKey,
  age,
  isScripted,
}: Submission): Promise<SubmissionOutcome | null> => {
  const wait = await countTry(visitorKey)
  if (wait > 0) return { status: 'limited', seconds: wait }
  const early = LEAST_SECONDS - age
  // A page has no token before its script requests one, and a browser without scripts has none at the first try.
  if (isScripted && early > 0 && !form.isQuick) return { status: 'limited', seconds: early }
  const { [HONEYPOT_FIELD]: trap = '' } = sent.fields
  return trap === '' ? null : problemOf(null, 'trapped')
}

const handle = async (
  { entry, request, requestId, sent, visitorKey, submissionId }: Submission,
  values: unknown,
): Promise<SubmissionOutcome> =>
  entry.handle(values, {
    form: entry.form.name,
    submissionId,
    visitor: { addressKey: visitorKey },
    session: await readSession(request.headers),
    photo: sent.photo,
    requestId,
    userAgent: request.headers['user-agent'],
    cookies: request.headers.cookie,
    subjects: SUBJECTS,
  })

/** Until a visitor may try again what there was no memory for. */
const BUSY_SECONDS = 10

/** Decides. A stored submission gets its first result; one that may report harm is refused by no limit. */
const decide = async (submission: Submission): Promise<SubmissionResult> => {
  const { entry, sent, visitorKey, submissionId } = submission
  const { form } = entry
  const finish = (outcome: SubmissionOutcome, httpStatus?: number) =>
    resultOf(form, outcome, { sent, ...(httpStatus !== undefined && { httpStatus }) })
  const read = readValues(form, ownFields(sent))
  const problems = [...bodyProblems(form, sent), ...('problems' in read ? read.problems : [])]
  const earlier = problems.length === 0 ? await earlierOutcome(form.name, submissionId) : null
  if (earlier) return finish(earlier)
  const mayBeRefused = !(form.mayReportHarm && reportsHarm(ownFields(sent)))
  const refused = mayBeRefused ? await refusedBySender(submission) : null
  if (refused) return finish(refused)
  if ('problems' in read || problems.length > 0)
    return finish({ status: 'invalid', problems }, sent.photoFault === 'tooLarge' ? 413 : 422)
  if (sent.photoFault === 'tooMany') return finish({ status: 'limited', seconds: BUSY_SECONDS })
  const wait = mayBeRefused ? await countWithin(entry.limits ?? USUAL, `form:${form.name}`, visitorKey) : 0
  return finish(wait > 0 ? { status: 'limited', seconds: wait } : await handle(submission, read.values))
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
