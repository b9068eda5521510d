import type { CallNotes } from './client'
import { ContentError, type ContentErrorCode, type ContentErrorMeta } from './errors'

const codeOf = (name: string, status: number | null, text: string): ContentErrorCode => {
  if (/Response size too big/i.test(text)) return 'tooBig'
  if (name === 'RateLimitExceeded' || status === 429) return 'rateLimited'
  if (name === 'AccessTokenInvalid' || name === 'AccessDenied' || status === 401 || status === 403)
    return 'unauthorized'
  if (name === 'NotFound' || status === 404) return 'unknownSpace'
  if (status !== null && status >= 400 && status < 500) return 'rejected'
  if (/timeout|ECONNABORTED|ETIMEDOUT/i.test(text)) return 'timeout'
  return 'unavailable'
}

/** The service's own words out of the SDK's JSON message; else the message as it is. */
const reasonOf = (error: Error): string => {
  try {
    const data: unknown = JSON.parse(error.message)
    if (typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string') {
      return data.message || error.name
    }
  } catch {
    // Network errors carry plain text.
  }
  return error.message || error.name
}

/** Turns what the SDK throws into a typed error. A 404 here means a wrong space or environment, never a missing page. */
export const translateError = (thrown: unknown, notes: CallNotes, meta: ContentErrorMeta): ContentError => {
  if (thrown instanceof ContentError) return thrown
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const reason = reasonOf(error)
  return new ContentError(
    codeOf(error.name, notes.status, `${error.name} ${reason}`),
    reason,
    {
      ...meta,
      ...(notes.status !== null && { status: notes.status }),
      ...(notes.resetSeconds !== null && { resetSeconds: notes.resetSeconds }),
    },
    { cause: error },
  )
}
