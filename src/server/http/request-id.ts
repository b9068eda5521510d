import { randomUUID } from 'node:crypto'
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { logger } from '@/server/log/logger'

/** Ids that a proxy may hand on: plain characters, so that a forged one can neither break a log line nor fill the log. */
const ACCEPTED = /^[\w.:-]{8,128}$/

/** The id of a request: the proxy's `x-request-id` when it is well formed, else a new UUID. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID()
}

/** An API handler that also receives the request's id and a logger whose lines all carry it. */
export type LoggedHandler = (
  request: NextApiRequest,
  response: NextApiResponse,
  tools: { requestId: string; log: typeof logger },
) => unknown

/** Wraps an API handler: response and log lines carry `x-request-id`; an error is logged once and becomes a 500. */
export function withRequestId(handler: LoggedHandler): NextApiHandler {
  return async (request, response) => {
    const requestId = requestIdOf(request.headers['x-request-id'])
    response.setHeader('x-request-id', requestId)
    const log = logger.child({ requestId })
    try {
      await handler(request, response, { requestId, log })
    } catch (error) {
      // The path alone: queries may carry secrets.
      const place = { method: request.method, path: request.url?.split('?')[0] }
      // Whoever hangs up in the middle of a message is no fault of the site.
      if (request.destroyed && !request.complete) log.info(place, 'api: the sender hung up')
      else log.error({ err: error, ...place }, 'api: request failed')
      if (response.headersSent) response.end()
      else response.status(500).json({ error: 'internal error', requestId })
    }
  }
}
