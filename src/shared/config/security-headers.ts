import { contentPolicy } from './content-policy.ts'
import type { HeaderValues } from './header-values.ts'

interface Header {
  key: string
  value: string
}

/**
 * Headers of every response, redirects and refusals included, which Next sends without the headers of its configuration
 * (`src/server/start/every-request.ts` sets these).
 */
export function plainHeaders({ isHttps }: Pick<HeaderValues, 'isHttps'>): Header[] {
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ...(isHttps ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
  ]
}

/** Further headers of every response that may be shown as a document: pages, files, the API. */
export function securityHeaders(values: HeaderValues): Header[] {
  return [
    { key: 'Content-Security-Policy', value: contentPolicy(values) },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ]
}
