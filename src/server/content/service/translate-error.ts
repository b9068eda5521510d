import { z } from 'zod'
import type { CallMetadata } from './client'
import { ContentError, type ContentErrorCode, type ContentErrorMeta } from './errors'

const codeOf = (name: string, status: number | null, text: string): ContentErrorCode => {
  if (/Response size too big/i.test(text)) return 'tooBig'
  if (name === 'RateLimitExceeded' || status === 429) return 'rateLimited'
  if (name === 'AccessTokenInvalid' || name === 'AccessDenied' || status === 401 || status === 403)
    return 'unauthorized'
  if (name === 'NotFound' || status === 404) return 'unknownSpace'
  if (name === 'ValidationError' || (status !== null && status >= 400 && status < 500)) return 'rejected'
  if (/maxContentLength/.test(text)) return 'invalidReply'
  if (/timeout|ECONNABORTED|ETIMEDOUT/i.test(text)) return 'timeout'
  return 'unavailable'
}

/** What the SDK writes as JSON into an error's message; `details.errors` say which part of a query was refused. */
const serviceMessage = z.object({
  message: z.string(),
  requestId: z.string().optional(),
  details: z
    .object({
      errors: z.array(
        z.object({ name: z.string(), details: z.string(), value: z.string() }).partial().catch({}),
      ),
    })
    .optional()
    .catch(undefined),
})

const wordsOf = (error: Error): { reason: string; requestId: string | null } => {
  try {
    const { message, requestId, details } = serviceMessage.parse(JSON.parse(error.message))
    const refused = (details?.errors ?? []).map(({ name, details: text, value }) =>
      [name, value, text].filter(Boolean).join(' '),
    )
    return {
      reason: `${message || error.name}${refused.length > 0 ? ` (${refused.join('; ')})` : ''}`,
      requestId: requestId ?? null,
    }
  } catch {
    // Network errors carry plain text.
    return { reason: error.message || error.name, requestId: null }
  }
}

/** A typed error of the SDK's. A 404 means a wrong space or environment. */
export function translateError(
  thrown: unknown,
  metadata: CallMetadata,
  meta: ContentErrorMeta,
): ContentError {
  if (thrown instanceof ContentError) return thrown
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { reason, requestId } = wordsOf(error)
  const code = codeOf(error.name, metadata.status, `${error.name} ${reason}`)
  return new ContentError(
    code,
    reason,
    {
      ...meta,
      ...(metadata.status !== null && { status: metadata.status }),
      ...(requestId !== null && { requestId }),
      ...(code === 'rateLimited' &&
        metadata.resetSeconds !== null && { resetSeconds: metadata.resetSeconds }),
    },
    { cause: error },
  )
}
