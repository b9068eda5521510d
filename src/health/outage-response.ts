import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Instrumentation } from 'next'
import { ContentError } from '@/content/pages'
import { processWide } from '@/lib/process-wide'

/** Seconds after which visitors' browsers, proxies and crawlers may ask again. */
const RETRY_AFTER = '5'

const current = processWide('current-response', () => new AsyncLocalStorage<ServerResponse>())

/** From here on, what runs for a request finds its response. Called where the request enters. */
export function rememberResponse(response: ServerResponse): void {
  current.enterWith(response)
}

const markUnavailable = (response: ServerResponse): void => {
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    if (response.statusCode === 500) {
      response.statusCode = 503
      response.setHeader('Retry-After', RETRY_AFTER)
      // Node hands over the status of the response where the headers are written with its first part.
      if (typeof args[0] === 'number') args[0] = 503
    }
    return Reflect.apply(writeHead, response, args)
  }
}

/**
 * A page that could not be made because the content service is away is answered 503, not 500: it is there, and may be asked for
 * again. Next renders its error page after this hook and knows 500 alone. What an editor has to mend stays a 500.
 */
export const respondToOutage: Instrumentation.onRequestError = (error, _request, { revalidateReason }) => {
  const response = current.getStore()
  const isOutage = error instanceof ContentError && error.isOutage
  // A page that is made for a webhook has no visitor, and the response is that of the webhook.
  if (response && isOutage && revalidateReason !== 'on-demand') markUnavailable(response)
}
