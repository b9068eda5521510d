import type { NextApiHandler } from 'next'
import { ServiceUnavailable } from '@/features/database/service-unavailable'
import { isAllowed, type LoggedHandler, withRequestId } from '@/server/logging/request-id'

/**
 * An API route (`withRequestId`), not cached unless its handler says otherwise: other methods get 405, with `refusal` as
 * JSON, and everybody 503 without database. @param allowed as in `Allow`
 */
export function apiRoute(
  { allowed, refusal }: { allowed: string; refusal?: object },
  handler: LoggedHandler,
): NextApiHandler {
  return withRequestId(async (request, response, tools) => {
    response.setHeader('Cache-Control', 'no-store')
    if (!isAllowed(request, response, allowed, refusal)) return
    try {
      await handler(request, response, tools)
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error
      response.status(503).end()
    }
  })
}
