import { measure } from '@/browser/analytics/measure'
import type { FormDefinition } from '@/shared/schemas/define-form'
import type { FormFailure } from '@/shared/schemas/form-page'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD, LEAST_SECONDS } from '@/shared/schemas/meta-fields'
import type { FormProblem } from '@/shared/schemas/problem'
import { readValues } from '@/shared/schemas/read-values'
import { OFFLINE } from './send-or-submit'
import { fetchStart, fetchUnlessCut, type Start } from './start'

/** Reports the names of invalid fields, never their values. */
function measureProblems(form: string, problems: readonly FormProblem[]): void {
  const fields = problems.flatMap(({ field }) => field ?? [])
  measure('form_error', { form_id: form, fields: [...new Set(fields)] })
}

function measureDone({ name, measuredAs }: FormDefinition): void {
  measure('form_submit', { form_id: name })
  if (measuredAs === 'sign_up' || measuredAs === 'login') measure(measuredAs, { method: 'email' })
  else if (measuredAs) measure(measuredAs, { form_id: name })
}

export type Reply =
  /** `next` is blank where the form's own page shows the thanks. */
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

/** Longest wait in seconds, without a message, that the site may demand. */
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

/** The texts of a form's own fields, without protection fields and photos. */
const ownTexts = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' && name !== HONEYPOT_FIELD && name !== FORM_TOKEN_FIELD
        ? [[name, value]]
        : [],
    ),
  )

const request = async (form: FormDefinition, data: FormData): Promise<FormResponse | null> => {
  const init = { method: 'POST', ...bodyOf(form, data) }
  const response = await fetchUnlessCut(`/api/forms/${form.name}/`, init)
  if (response === null) return null
  try {
    return await response.json()
  } catch {
    // A proxy responded instead of the site.
    return response.status === 413
      ? { status: 'invalid', problems: [{ field: null, code: 'tooLarge' }] }
      : { status: 'away' }
  }
}

const replyOf = (response: FormResponse | null): Reply => {
  if (response === null) return OFFLINE
  const { status, next, reference, problems, seconds = PATIENCE, reason } = response
  if (status === 'done' && next !== undefined) return { status, next, reference: reference ?? null }
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
  if (!begun) return { reply: OFFLINE, start: null }
  const { stamp, at } = begun
  // A password manager's values may be sent at once.
  if (!form.isQuick) await wait(LEAST_SECONDS - (performance.now() - at) / 1000)
  data.set(FORM_TOKEN_FIELD, stamp)
  // Browsers and extensions fill it in too, and nobody could see or empty it.
  data.delete(HONEYPOT_FIELD)
  let response = await request(form, data)
  const { status, seconds = Number.POSITIVE_INFINITY, stamp: fresh } = response ?? {}
  // The form token was too old; the response has a new one.
  if (status === 'limited' && fresh && fresh !== stamp && seconds <= PATIENCE) {
    await wait(seconds)
    data.set(FORM_TOKEN_FIELD, fresh)
    response = await request(form, data)
  }
  return { reply: replyOf(response), start: { stamp: response?.stamp ?? stamp, at } }
}

/** Validates and sends a form; a hasty one waits. @returns the response, and the start for the next. @throws faults of this page */
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
