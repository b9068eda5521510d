const NO_INDEX = { key: 'X-Robots-Tag', value: 'noindex' }
/** Next's cookie of draft mode; what it is worth, Next decides: a forged one gets the published page, unindexed. */
const DRAFT_COOKIE = { type: /** @type {const} */ ('cookie'), key: '__prerender_bypass' }

/**
 * Whether the site shows drafts to everyone.
 *
 * @param {Record<string, string | undefined>} env
 */
export function showsDrafts(env) {
  return env.CONTENTFUL_USE_PREVIEW === 'true' || env.CONTENTFUL_USE_PREVIEW === '1'
}

/**
 * Headers of replies with drafts: to browsers in draft mode, where Next itself forbids caching, and to everyone on a site
 * that shows drafts to all.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {import('next/dist/lib/load-custom-routes').Header[]}
 */
export function previewHeaders(env) {
  const forEditors = { source: '/:path*', has: [DRAFT_COOKIE], headers: [NO_INDEX] }
  if (!showsDrafts(env)) return [forEditors]
  const neverKept = { key: 'Cache-Control', value: 'private, no-store' }
  return [
    { source: '/:path*', headers: [NO_INDEX] },
    { source: '/pt-br/:path*', headers: [neverKept] },
  ]
}
