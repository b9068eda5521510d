import type { IncomingMessage, Server } from 'node:http'
import { onRequest } from '@/server/http/on-request'
import { logger } from '@/server/log/logger'
import type { ServerEnv } from '@/shared/config/env'
import { plainHeaders } from '@/shared/config/security-headers'
import { closeGently } from './close-server'
import { internalAddress, isNegotiated } from './internal-address'
import { rememberResponse } from './outage-response'
import { isStopping } from './stopping'

/** `yes` for requests through a proxy, as visitors', else `no`: Next adds `x-forwarded-for` to all. */
export const PROXIED_HEADER = 'x-site-proxied'

/** Milliseconds for a whole request: 5 MB at 0.5 Mbit/s. */
const WHOLE_WITHIN = 120_000
/** Milliseconds for its headers. */
const HEADERS_WITHIN = 20_000
/** Milliseconds that an idle connection stays open: proxies (nginx: 60 s) must close first, or they lose a request. */
const KEEP_ALIVE_MS = 65_000

/** The path of a request's target. Next responds to HTTP's other forms with an error or a redirect to itself. */
export function pathOfRequest(target: string): string {
  if (target.startsWith('/')) return target
  if (!URL.canParse(target)) return `/${target}`
  const { pathname, search } = new URL(target)
  return pathname.startsWith('/') ? `${pathname}${search}` : `/${pathname}`
}

/** Warns once about an untrusted proxy that names visitors. */
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

/** Rules for every request, whatever Next does: plain headers, timeouts, connections that outlast proxies'. @returns ends it */
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
    const address = pathOfRequest(request.url ?? '/')
    if (isNegotiated(address)) response.appendHeader('Vary', 'Accept')
    request.url = internalAddress(address, request.headers.accept)
    if (isStopping()) response.setHeader('Connection', 'close')
    if (limited.has(server)) return
    limited.add(server)
    server.requestTimeout = WHOLE_WITHIN
    server.headersTimeout = HEADERS_WITHIN
    server.keepAliveTimeout = KEEP_ALIVE_MS
    closeGently(server)
  })
}
