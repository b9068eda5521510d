import type { FormDefinition } from '@/form-schemas/define-form'
import { FORM_TOKEN_FIELD } from '@/form-schemas/meta-fields'
import { newFormToken, readFormToken } from '../protection/form-token'
import type { SubmissionOutcome } from './handler'
import type { Sent } from './sent'

/** A submission's outcome, HTTP status and values. */
export interface SubmissionResult {
  httpStatus: number
  outcome: SubmissionOutcome
  /** Sent texts by field, to be rendered again; never a password. */
  values: Record<string, string>
  /** Form token for the next try. */
  stamp: string
}

const HTTP_STATUS = { done: 303, invalid: 422, limited: 429, away: 503 } as const

const valuesOf = (form: FormDefinition, { fields }: Sent): Record<string, string> =>
  Object.fromEntries(
    form.fields.flatMap(({ name, kind }) => {
      const value = Object.hasOwn(fields, name) ? fields[name] : null
      return typeof value === 'string' && kind !== 'password' && kind !== 'photo' ? [[name, value]] : []
    }),
  )

/** @param sent values to render again, if any */
export function resultOf(
  form: FormDefinition,
  outcome: SubmissionOutcome,
  { sent, httpStatus = HTTP_STATUS[outcome.status] }: { sent?: Sent; httpStatus?: number } = {},
): SubmissionResult {
  const stamp = sent?.fields[FORM_TOKEN_FIELD]
  const isTokenReused = outcome.status !== 'done' && readFormToken(stamp) !== null
  return {
    httpStatus,
    outcome,
    values: sent ? valuesOf(form, sent) : {},
    stamp: isTokenReused ? String(stamp) : newFormToken(),
  }
}
