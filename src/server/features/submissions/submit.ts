import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sitePaths } from '@/server/content/paths'
import { requestSource } from '@/server/http/request-source'
import { addressOf } from '@/server/protection/address'
import { type FormToken, readFormToken } from '@/server/protection/form-token'
import { addressKey, keyedHash } from '@/server/protection/keys'
import { openUpload, type Upload } from '@/server/protection/upload-semaphore'
import { serverEnv } from '@/shared/config/env'
import type { Place } from '@/shared/content-model/views/places'
import { pathWithoutPage } from '@/shared/routing/account-pages'
import { FORM_TOKEN_FIELD } from '@/shared/schemas/meta-fields'
import { inTime } from '@/shared/utils/in-time'
import { processWide } from '@/shared/utils/process-wide'
import type { FeatureForm } from '../define-feature'
import { FORMS } from '../registry'
import { decideSafely } from './decide'
import { problemOf } from './handler'
import { readBody } from './read-body'
import { ownFields, resultOf, type Sent, type SubmissionResult } from './result'

export type { SubmissionResult } from './result'

interface Submitting {
  isScripted: boolean
  requestId: string
}

const uuidOf = (hash: string): string =>
  hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

/** Milliseconds in which copies of what is always new are one. */
const COPIES_MS = 60_000

/** A submission's id: repetitions are stored once. Without a token, the same texts of one visitor are one message. */
const submissionIdOf = (
  { form, isAlwaysNew }: FeatureForm,
  { stamp, visitorKey, sent }: { stamp: FormToken | null; visitorKey: string; sent: Sent },
): string => {
  if (!stamp && isAlwaysNew) return randomUUID()
  const moment = isAlwaysNew ? ` ${Math.floor(Date.now() / COPIES_MS)}` : ''
  const drawn = `${stamp?.submissionId ?? `${form.name} ${visitorKey}`}${moment}`
  return uuidOf(keyedHash('submission', drawn, JSON.stringify(ownFields(sent)), sent.photoHash))
}

const running = processWide('submissions-in-flight', () => new Map<string, Promise<SubmissionResult>>())

/** Handles simultaneous copies of a submission once: the others wait for the first result, counted by no limit. */
const onceAtATime = (key: string, run: () => Promise<SubmissionResult>): Promise<SubmissionResult> => {
  const first = running.get(key)
  if (first) return first
  const result = run().finally(() => running.delete(key))
  running.set(key, result)
  return result
}

const take = async (
  entry: FeatureForm,
  request: IncomingMessage,
  { visitorKey, upload, ...submitting }: Submitting & { visitorKey: string; upload: Upload },
): Promise<SubmissionResult> => {
  const { form } = entry
  const sent = await readBody(request, form, { isScripted: submitting.isScripted, upload })
  if (sent === 'unsupported') return resultOf(form, problemOf(null, sent), { httpStatus: 415 })
  if (sent === 'tooLarge') return resultOf(form, problemOf(null, sent), { httpStatus: 413 })
  if (requestSource(request.headers) === 'foreign')
    return resultOf(form, problemOf(null, 'crossSite'), { sent, httpStatus: 403 })
  const stamp = readFormToken(sent.fields[FORM_TOKEN_FIELD])
  const submissionId = submissionIdOf(entry, { stamp, visitorKey, sent })
  // Copies are from one browser: without a token, two logins behind one address are two submissions.
  const copy = `${submissionId} ${request.headers.cookie ?? ''}`
  return onceAtATime(copy, () =>
    decideSafely({ ...submitting, entry, request, sent, visitorKey, submissionId, age: stamp?.seconds ?? 0 }),
  )
}

/** Milliseconds: thanks are not late because the content service is. */
const PATIENCE = 1000

/** The result with the path of its next page; blank for a place that the space lacks, or that cannot be read. */
const withNextPage = async (result: SubmissionResult): Promise<SubmissionResult> => {
  const { outcome } = result
  if (outcome.status !== 'done' || outcome.next.startsWith('/')) return result
  const found = sitePaths().place(outcome.next as Place, 'delivery')
  const next = await inTime(found, PATIENCE, () => null).catch(() => null)
  return { ...result, outcome: { ...outcome, next: next ?? pathWithoutPage(outcome.next) } }
}

/** Handles a submission, behind all protection; errors are logged without typed text. @param name see `isFormName` */
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
    return await withNextPage(await take(entry, request, { ...submitting, visitorKey, upload }))
  } finally {
    upload.release()
  }
}
