import type { FormDefinition } from '@/form-schemas/define-form'
import { STAMP_FIELD } from '@/form-schemas/meta-fields'
import type { FormProblem } from '@/form-schemas/problem'
import type { FormFailure } from './submitted-form'

/** What the site answers, or that it did not. */
export type Reply =
  | { status: 'done'; next: string; reference: string | null }
  | { status: 'invalid'; problems: FormProblem[] }
  | { status: 'failed'; failure: FormFailure }

interface Answer {
  status?: string
  next?: string
  reference?: string
  problems?: FormProblem[]
  seconds?: number
  stamp?: string
}

/** Seconds that are waited for a visitor without a word: the form was filled in faster than people do, by an autofill. */
const PATIENCE = 5

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Asks for the stamp that says when a form was begun; null when it cannot be had, which the answer will make good. */
export async function fetchStamp(): Promise<string | null> {
  try {
    const response = await fetch('/api/forms/start/', { cache: 'no-store' })
    const { stamp }: Answer = await response.json()
    return stamp ?? null
  } catch {
    return null
  }
}

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

const ask = async (form: FormDefinition, data: FormData): Promise<Answer> => {
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

const replyOf = ({ status, next, reference, problems, seconds }: Answer): Reply => {
  if (status === 'done' && next) return { status, next, reference: reference ?? null }
  if (status === 'invalid' && problems) return { status, problems }
  const failure: FormFailure =
    status === 'limited' ? { reason: 'limited', seconds: seconds ?? PATIENCE } : { reason: 'away' }
  return { status: 'failed', failure }
}

/**
 * Sends a form, as JSON, or as parts where a photo goes with it. Never throws.
 * @param stamp asked for when the form was begun; without one, or too early, the form is sent again after seconds
 */
export async function sendForm(
  form: FormDefinition,
  data: FormData,
  stamp: string | null,
): Promise<{ reply: Reply; stamp: string | null }> {
  try {
    if (stamp !== null) data.set(STAMP_FIELD, stamp)
    let answer = await ask(form, data)
    const { status, seconds = Number.POSITIVE_INFINITY, stamp: fresh } = answer
    if (status === 'limited' && fresh && seconds <= PATIENCE) {
      await wait(seconds)
      data.set(STAMP_FIELD, fresh)
      answer = await ask(form, data)
    }
    return { reply: replyOf(answer), stamp: answer.stamp ?? stamp }
  } catch {
    return { reply: { status: 'failed', failure: { reason: 'offline' } }, stamp }
  }
}
