import type { NextApiHandler } from 'next'
import { ServiceUnavailable } from '@/server/database/service-unavailable'
import { type LoggedHandler, withRequestId } from '@/server/http/request-id'

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
    if (!allowed.split(', ').includes(request.method ?? '')) {
      response.setHeader('Allow', allowed)
      response.status(405)
      return refusal ? response.json(refusal) : response.end()
    }
    try {
      await handler(request, response, tools)
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error
      response.setHeader('Retry-After', 60)
      response.status(503).end()
    }
  })
}
