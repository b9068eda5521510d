import { newFormToken, readFormToken } from '@/server/protection/form-token'
import { readToken, signToken } from '@/server/protection/signed-token'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/shared/schemas/meta-fields'
import type { SubmissionOutcome } from './handler'

/** Why a photo was dropped: larger than allowed, so large that what follows it was not read, or too many at this moment. */
export type PhotoFault = 'tooLarge' | 'endless' | 'tooMany'

export interface Sent {
  fields: Record<string, unknown>
  repeated: string[]
  photo: Buffer | null
  /** The photo's SHA-256 in hexadecimal, also if dropped; blank without a photo. */
  photoHash: string
  photoFault: PhotoFault | null
}

export type BodyFault = 'tooLarge' | 'unsupported'

/** Bytes of all texts of a form. */
export const LARGEST_TEXTS = 32 * 1024

/** More fields than any form has. */
export const MOST_FIELDS = 100

export const newSent = (): Sent => ({
  fields: {},
  repeated: [],
  photo: null,
  photoHash: '',
  photoFault: null,
})

export function ownFields({ fields }: Sent): Record<string, unknown> {
  const { [FORM_TOKEN_FIELD]: _stamp, [HONEYPOT_FIELD]: _trap, ...own } = fields
  return own
}

/** Adds a field; the last value counts, and a repeated name is recorded. `__proto__` is an ordinary name. */
export function addField(sent: Sent, name: string, value: unknown): void {
  if (Object.hasOwn(sent.fields, name)) sent.repeated.push(name)
  Object.defineProperty(sent.fields, name, { value, enumerable: true, configurable: true, writable: true })
}

export interface SubmissionResult {
  httpStatus: number
  outcome: SubmissionOutcome
  /** Sent texts by field, to be rendered again; never a password. */
  values: Record<string, string>
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

export const RECEIPT_PARAMETER = 'recibo'

/** A signed reference number, for browsers without scripts, valid for half an hour. */
export function signReceipt(reference: string): string {
  return signToken({ purpose: 'receipt', subject: reference }, 30 * 60)
}

export function readReceipt(token: unknown): string | null {
  return typeof token === 'string' ? (readToken(token, 'receipt')?.subject ?? null) : null
}
