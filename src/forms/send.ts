import type { FormDefinition } from '@/form-schemas/define-form'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD, LEAST_SECONDS } from '@/form-schemas/meta-fields'
import type { FormProblem } from '@/form-schemas/problem'
import { readValues } from '@/form-schemas/read-values'
import { measureDone, measureProblems } from './measure-form'
import { ownTexts } from './own-texts'
import { fetchStart, type Start } from './start'
import type { FormFailure } from './submitted-form'

/** What the site answers, or that it did not. */
export type Reply =
  | { status: 'done'; next: string; reference: string | null }
  | { status: 'invalid'; problems: FormProblem[] }
  | { status: 'failed'; failure: FormFailure }

interface FormResponse {
  status?: string
  next?: string
  reference?: string
  problems?: FormProblem[]
  seconds?: number
  reason?: string
  stamp?: string
}

/** Seconds that are waited for a visitor without a word, where the site asks for it. */
const PATIENCE = 5

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, seconds) * 1000))

const bodyOf = (form: FormDefinition, data: FormData): RequestInit => {
  const hasPhoto = form.fields.some(({ name, kind }) => {
    const value = kind === 'photo' ? data.get(name) : null
    return value instanceof File && value.size > 0
  })
  if (hasPhoto) return { body: data }
  const texts = [...data].filter(([, value]) => typeof value === 'string')
  return { body: JSON.stringify(Object.fromEntries(texts)), headers: { 'content-type': 'application/json' } }
}

const TOO_LARGE = 413

const request = async (form: FormDefinition, data: FormData): Promise<FormResponse> => {
  const response = await fetch(`/api/forms/${form.name}/`, { method: 'POST', ...bodyOf(form, data) })
  try {
    return await response.json()
  } catch {
    // A proxy answered in place of the site, with a page of its own.
    return response.status === TOO_LARGE
      ? { status: 'invalid', problems: [{ field: null, code: 'tooLarge' }] }
      : { status: 'away' }
  }
}

const replyOf = ({ status, next, reference, problems, seconds = PATIENCE, reason }: FormResponse): Reply => {
  if (status === 'done' && next) return { status, next, reference: reference ?? null }
  if (status === 'invalid' && problems) return { status, problems }
  const failure: FormFailure =
    status === 'limited'
      ? { reason: reason === 'wrongPasswords' ? 'locked' : 'limited', seconds }
      : { reason: 'away' }
  return { status: 'failed', failure }
}

const send = async (
  form: FormDefinition,
  data: FormData,
  start: Start | null,
): Promise<{ reply: Reply; start: Start | null }> => {
  const begun = start ?? (await fetchStart())
  if (!begun) return { reply: { status: 'failed', failure: { reason: 'offline' } }, start: null }
  const { stamp, at } = begun
  try {
    // What a password manager fills in may be sent at once.
    if (!form.isQuick) await wait(LEAST_SECONDS - (performance.now() - at) / 1000)
    data.set(FORM_TOKEN_FIELD, stamp)
    // Browsers and their extensions fill it in too, and nobody could see or empty it.
    data.delete(HONEYPOT_FIELD)
    let response = await request(form, data)
    const { status, seconds = Number.POSITIVE_INFINITY, stamp: fresh } = response
    // The stamp had become too old, and the site gave a new one.
    if (status === 'limited' && fresh && fresh !== stamp && seconds <= PATIENCE) {
      await wait(seconds)
      data.set(FORM_TOKEN_FIELD, fresh)
      response = await request(form, data)
    }
    return { reply: replyOf(response), start: { stamp: response.stamp ?? stamp, at } }
  } catch {
    return { reply: { status: 'failed', failure: { reason: 'offline' } }, start: begun }
  }
}

/**
 * Checks a form by its schema and sends what is well: as JSON, or as parts where a photo goes with it. What is filled in
 * faster than people do, such as by the browser, waits for the seconds that are missing. Loaded when a form is begun: until
 * then a page needs neither schemas nor what sends. Never throws.
 * @param start asked for when the form was begun; what is wrong is told without waiting for it
 * @returns the response, and what to send the form with again
 */
export async function sendForm(
  form: FormDefinition,
  data: FormData,
  start: Promise<Start | null> | null,
): Promise<{ reply: Reply; start: Promise<Start | null> | null }> {
  const read = readValues(form, ownTexts(data))
  if ('problems' in read) {
    measureProblems(form.name, read.problems)
    return { reply: { status: 'invalid', problems: read.problems }, start }
  }
  const sent = await send(form, data, await start)
  const { reply } = sent
  if (reply.status === 'done') measureDone(form)
  else measureProblems(form.name, reply.status === 'invalid' ? reply.problems : [])
  return { reply, start: sent.start && Promise.resolve(sent.start) }
}
