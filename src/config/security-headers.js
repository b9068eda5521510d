import { contentPolicy } from './content-policy.js'

/** @typedef {{ key: string, value: string }} Header */

/**
 * What every answer says, redirects and refusals included, which Next sends without the headers of its configuration
 * (`src/health/every-request.ts` sets these).
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Header[]}
 */
export function plainHeaders(env) {
  const isHttps = (env.SITE_URL ?? '').startsWith('https://')
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ...(isHttps ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
  ]
}

/**
 * What every reply says besides that may be shown as a document: pages, files, the API.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Header[]}
 */
export function securityHeaders(env) {
  return [
    { key: 'Content-Security-Policy', value: contentPolicy(env) },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ]
}
