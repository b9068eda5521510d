import type { IncomingMessage, Server } from 'node:http'
import type { ServerEnv } from '@/config/env'
import { plainHeaders } from '@/config/security-headers'
import { logger } from '@/logging/logger'
import { onRequest } from '@/logging/on-request'
import { internalAddress } from './internal-address'
import { rememberResponse } from './outage-response'
import { isStopping } from './stopping'

/**
 * Says `yes` of what came through a proxy, as visitors do, and `no` of what came straight here, as probes do; Next itself
 * writes `x-forwarded-for` into every request. What a sender says of it counts for nothing.
 */
export const PROXIED_HEADER = 'x-site-proxied'

/** Milliseconds in which a request must have arrived whole: a photo of 5 MB at 0.5 Mbit/s, and no slower. */
const WHOLE_WITHIN = 120_000
/** Milliseconds in which its headers must have arrived. */
const HEADERS_WITHIN = 20_000
/**
 * Milliseconds for which a connection is kept that says nothing: longer than proxies keep theirs (nginx: 60 s). Who closes
 * first must be the proxy: what it sends into a connection that is just being closed here is lost, and a form is not sent twice.
 */
const KEEP_ALIVE_MS = 65_000

/**
 * The address of a request below this site: of the forms that HTTP knows besides (`*`, and whole addresses as proxies are
 * sent them), Next answers the first with an error and the second with a redirect to itself.
 */
export function pathOfRequest(target: string): string {
  if (target.startsWith('/')) return target
  if (!URL.canParse(target)) return `/${target}`
  const { pathname, search } = new URL(target)
  return pathname.startsWith('/') ? `${pathname}${search}` : `/${pathname}`
}

/** Says once that a proxy names visitors, and is not believed. */
const createProxyWarning = (hasTrusted: boolean): ((request: IncomingMessage) => void) => {
  let isDone = hasTrusted
  return ({ headers }) => {
    if (isDone || headers['x-forwarded-for'] === undefined) return
    isDone = true
    logger.warn(
      'site: requests come with X-Forwarded-For and TRUSTED_PROXIES is missing: all visitors behind a proxy count as one, whose limits close forms for everybody',
    )
  }
}

/**
 * What holds for every request, whatever Next makes of it: redirects and refusals of addresses carry the plain security
 * headers too; a server that ends sends its visitors elsewhere with each answer; bodies that trickle in are given up; proxies
 * find the connections open that they keep.
 * @returns ends it.
 */
export function guardEveryRequest({
  SITE_URL,
  TRUSTED_PROXIES,
}: Pick<ServerEnv, 'SITE_URL' | 'TRUSTED_PROXIES'>): () => void {
  const headers = plainHeaders({ isHttps: SITE_URL.startsWith('https://') })
  const limited = new WeakSet<Server>()
  const warnOfProxy = createProxyWarning(TRUSTED_PROXIES.length > 0)
  return onRequest(({ request, response, server }) => {
    rememberResponse(response)
    warnOfProxy(request)
    for (const { key, value } of headers) response.setHeader(key, value)
    request.headers[PROXIED_HEADER] = request.headers['x-forwarded-for'] === undefined ? 'no' : 'yes'
    request.url = internalAddress(pathOfRequest(request.url ?? '/'), request.headers.accept)
    if (isStopping()) response.setHeader('Connection', 'close')
    if (limited.has(server)) return
    limited.add(server)
    server.requestTimeout = WHOLE_WITHIN
    server.headersTimeout = HEADERS_WITHIN
    server.keepAliveTimeout = KEEP_ALIVE_MS
  })
}
