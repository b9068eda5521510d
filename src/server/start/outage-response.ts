import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Instrumentation } from 'next'
import { ContentError } from '@/server/content/pages'
import { processWide } from '@/shared/utils/process-wide'

/** Seconds until clients may retry. */
const RETRY_AFTER = '5'

const current = processWide('current-response', () => new AsyncLocalStorage<ServerResponse>())

/** Makes the response available to code of this request. Called at its entry. */
export function rememberResponse(response: ServerResponse): void {
  current.enterWith(response)
}

const markUnavailable = (response: ServerResponse): void => {
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    if (response.statusCode === 500) {
      response.statusCode = 503
      response.setHeader('Retry-After', RETRY_AFTER)
      // Node passes the status when headers are written with the first part.
      if (typeof args[0] === 'number') args[0] = 503
    }
    return Reflect.apply(writeHead, response, args)
  }
}

/** A page that fails because of an outage gets 503, not 500: it may be requested again. Next itself only has 500. */
export const respondToOutage: Instrumentation.onRequestError = (error, _request, { revalidateReason }) => {
  const response = current.getStore()
  const isOutage = error instanceof ContentError && error.isOutage
  // A page rendered for a webhook has no visitor; the response is the webhook's.
  if (response && isOutage && revalidateReason !== 'on-demand') markUnavailable(response)
}
