import type { IncomingMessage } from 'node:http'
import { serverEnv } from '@/config/env'
import { FORM_TOKEN_FIELD } from '@/form-schemas/meta-fields'
import type { FeatureForm } from '../define-feature'
import { addressOf } from '../protection/address'
import { isCrossSite } from '../protection/cross-site'
import { readFormToken } from '../protection/form-token'
import { addressKey } from '../protection/keys'
import { openUpload, type Upload } from '../protection/upload-semaphore'
import { FORMS } from '../registry'
import { decideSafely } from './decide'
import { onceAtATime } from './in-flight'
import { readBody } from './read-body'
import { refusal, resultOf, type SubmissionResult } from './result'
import { submissionIdOf } from './submission-id'

export type { SubmissionResult } from './result'

interface Submitting {
  isScripted: boolean
  requestId: string
}

const take = async (
  entry: FeatureForm,
  request: IncomingMessage,
  { visitorKey, upload, ...submitting }: Submitting & { visitorKey: string; upload: Upload },
): Promise<SubmissionResult> => {
  const { form } = entry
  const sent = await readBody(request, form, { isScripted: submitting.isScripted, upload })
  if (sent === 'unsupported') return resultOf(form, refusal(sent), { httpStatus: 415 })
  if (sent === 'tooLarge') return resultOf(form, refusal(sent), { httpStatus: 413 })
  if (isCrossSite(request.headers, serverEnv().SITE_URL))
    return resultOf(form, refusal('crossSite'), { sent, httpStatus: 403 })
  const stamp = readFormToken(sent.fields[FORM_TOKEN_FIELD])
  const submissionId = submissionIdOf(entry, { stamp, visitorKey, sent })
  // Copies are from one browser: without a token, two logins behind one address are two submissions.
  const copy = `${submissionId} ${request.headers.cookie ?? ''}`
  return onceAtATime(copy, () =>
    decideSafely({ ...submitting, entry, request, sent, visitorKey, submissionId, age: stamp?.seconds ?? 0 }),
  )
}

/**
 * Handles a submission by the page's script or the browser. All protection is here, before the handlers: size, type,
 * origin, repetition, limits, honeypot, token, repeated fields and schema. Handlers' errors are logged as faults,
 * without any typed text.
 * @param name of a form of the site (`isFormName`)
 */
export async function submit(
  name: string,
  request: IncomingMessage,
  submitting: Submitting,
): Promise<SubmissionResult> {
  const entry = FORMS.get(name)
  if (!entry) throw new Error('no form of this name')
  const visitorKey = addressKey(addressOf(request, serverEnv().TRUSTED_PROXIES))
  const upload = openUpload(visitorKey)
  try {
    return await take(entry, request, { ...submitting, visitorKey, upload })
  } finally {
    upload.release()
  }
}
