import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { serverEnv } from '@/config/env'
import { FORMS, type FormName, readForm } from '@/form-schemas/forms'
import { LEAST_SECONDS, STAMP_FIELD, TRAP_FIELD } from '@/form-schemas/meta-fields'
import type { FormProblem, ProblemCode } from '@/form-schemas/problem'
import { logger } from '@/logging/logger'
import { ServiceAway } from '../database/database'
import { addressOf } from '../protection/address'
import { isCrossSite } from '../protection/cross-site'
import { countSubmission, countTry } from '../protection/form-limits'
import { addressKey, keyedHash } from '../protection/keys'
import { enterRoom, ROOM_SECONDS } from '../protection/room'
import { newStamp, readStamp, type Stamp } from '../protection/stamp'
import type { FormHandler, SubmissionOutcome } from './handler'
import { HANDLERS } from './handlers'
import { mayBeLarge, readBody, type Sent } from './read-body'
import { readSession } from './session'

/** What became of a submission, the HTTP status that says so, and what was typed. */
export interface SubmissionAnswer {
  httpStatus: number
  outcome: SubmissionOutcome
  /** The texts that were sent, by field, to be drawn again; never a password. */
  values: Record<string, string>
  /** To send the same form with once more. */
  stamp: string
}

const refusal = (code: ProblemCode): SubmissionOutcome => ({
  status: 'invalid',
  problems: [{ field: null, code }],
})

const tooLargePhoto = (form: FormName): SubmissionOutcome => {
  const field = FORMS[form].fields.find(({ kind }) => kind === 'photo')?.name ?? null
  return { status: 'invalid', problems: [{ field, code: 'uploadTooLarge' }] }
}

/** A UUID out of a hash, so that a form without a stamp has one too: the same texts of the same visitor are one message. */
const idOf = (hash: string): string =>
  hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

/**
 * The id of a submission: of the drawn form with what was typed into it, so that it is stored once however often it comes,
 * and what was typed anew into a form that is drawn already is a submission of its own. Without a stamp the visitor stands
 * for the form.
 */
const submissionIdOf = (form: FormName, stamp: Stamp | null, visitorKey: string, sent: Sent): string => {
  const { [STAMP_FIELD]: _stamp, ...fields } = sent.fields
  const photo = sent.photo ? createHash('sha256').update(sent.photo).digest('hex') : ''
  const drawn = stamp?.submissionId ?? `${form} ${visitorKey}`
  return idOf(keyedHash('submission', drawn, JSON.stringify(fields), photo))
}

const valuesOf = (form: FormName, { fields }: Sent): Record<string, string> =>
  Object.fromEntries(
    FORMS[form].fields.flatMap(({ name, kind }) => {
      const value = Object.hasOwn(fields, name) ? fields[name] : null
      return typeof value === 'string' && kind !== 'password' && kind !== 'photo' ? [[name, value]] : []
    }),
  )

const HTTP_STATUS = { done: 303, invalid: 422, limited: 429, away: 503 } as const

const handle = async <Name extends FormName>(
  form: Name,
  sent: Sent,
  {
    visitorKey,
    submissionId,
    request,
    requestId,
  }: {
    visitorKey: string
    submissionId: string
    request: IncomingMessage
    requestId: string
  },
): Promise<SubmissionOutcome> => {
  const { [TRAP_FIELD]: trap = '', [STAMP_FIELD]: _stamp, ...fields } = sent.fields
  if (trap !== '') return refusal('trapped')
  const repeated: FormProblem[] = [...new Set(sent.repeated)].map((name) => ({
    field: Object.hasOwn(sent.fields, name) ? name.slice(0, 40) : null,
    code: 'duplicateField',
  }))
  if (repeated.length > 0) return { status: 'invalid', problems: repeated }
  const read = readForm(form, fields)
  if ('problems' in read) return { status: 'invalid', problems: read.problems }
  const wait = await countSubmission(form, visitorKey)
  if (wait > 0) return { status: 'limited', seconds: wait }
  const handler: FormHandler<Name> = HANDLERS[form]
  return handler(read.values, {
    submissionId,
    visitor: { addressKey: visitorKey },
    session: await readSession(request.headers),
    photo: sent.photo,
    requestId,
    userAgent: request.headers['user-agent'],
    cookies: request.headers.cookie,
  })
}

interface Submitting {
  isScripted: boolean
  requestId: string
}

const take = async (
  form: FormName,
  request: IncomingMessage,
  { isScripted, requestId }: Submitting,
): Promise<SubmissionAnswer> => {
  const answer = (httpStatus: number, outcome: SubmissionOutcome, sent?: Sent): SubmissionAnswer => ({
    httpStatus,
    outcome,
    values: sent ? valuesOf(form, sent) : {},
    stamp:
      outcome.status !== 'done' && readStamp(sent?.fields[STAMP_FIELD])
        ? String(sent?.fields[STAMP_FIELD])
        : newStamp(),
  })
  const env = serverEnv()
  const sent = await readBody(request, FORMS[form], isScripted)
  if (sent === 'unsupported') return answer(415, refusal(sent))
  if (sent === 'tooLarge') return answer(413, refusal(sent))
  if (sent === 'photoTooLarge') return answer(413, tooLargePhoto(form))
  if (isCrossSite(request.headers, env.SITE_URL)) return answer(403, refusal('crossSite'), sent)

  const visitorKey = addressKey(addressOf(request, env.TRUSTED_PROXIES))
  const wait = await countTry(visitorKey)
  if (wait > 0) return answer(429, { status: 'limited', seconds: wait }, sent)
  const stamp = readStamp(sent.fields[STAMP_FIELD])
  // A page has no stamp before its script asks for one, and a browser without scripts never gets it for a first try.
  const early = stamp ? LEAST_SECONDS - stamp.seconds : LEAST_SECONDS
  if (isScripted && early > 0 && !FORMS[form].isQuick)
    return answer(429, { status: 'limited', seconds: early }, sent)
  const submissionId = submissionIdOf(form, stamp, visitorKey, sent)
  try {
    const outcome = await handle(form, sent, { visitorKey, submissionId, request, requestId })
    return answer(HTTP_STATUS[outcome.status], outcome, sent)
  } catch (error) {
    if (error instanceof ServiceAway) return answer(HTTP_STATUS.away, { status: 'away' }, sent)
    logger.error({ err: error, requestId, form }, 'forms: a submission failed')
    return answer(500, refusal('unknown'), sent)
  }
}

/**
 * Takes a submission, whoever sends it: the page's script or, without one, the browser itself. Everything that protects
 * forms stands here, once, before the handlers: room, size, type, origin, limits, the trap, the stamp, repeated fields and
 * the schema. What a handler throws is logged and answered as a fault of ours; nothing that was typed is logged.
 */
export async function submit(
  form: FormName,
  request: IncomingMessage,
  submitting: Submitting,
): Promise<SubmissionAnswer> {
  if (!mayBeLarge(request, FORMS[form])) return take(form, request, submitting)
  const leave = enterRoom()
  if (!leave) {
    request.resume()
    const outcome = { status: 'limited', seconds: ROOM_SECONDS } as const
    return { httpStatus: HTTP_STATUS.limited, outcome, values: {}, stamp: newStamp() }
  }
  try {
    return await take(form, request, submitting)
  } finally {
    leave()
  }
}
