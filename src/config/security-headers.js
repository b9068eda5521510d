const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'
const SEARCH_HOSTS = 'https://*.algolia.net https://*.algolianet.com'
const THIS_MACHINE = 'http://localhost:* http://127.0.0.1:*'
const CONTENT_IMAGES =
  'https://images.ctfassets.net https://assets.ctfassets.net https://downloads.ctfassets.net https://videos.ctfassets.net'

/**
 * Where the browser may send requests: this site and the search service, at Algolia's hosts or the configured one.
 *
 * @param {Record<string, string | undefined>} env
 * @param {boolean} isLocal
 */
const connections = (env, isLocal) => {
  const host = env.NEXT_PUBLIC_ALGOLIA_HOST?.trim() ?? ''
  return [
    "'self'",
    ...(env.NODE_ENV === 'development' ? ['ws:'] : []),
    SEARCH_HOSTS,
    ...(/^https?:/.test(host) && URL.canParse(host) ? [new URL(host).origin] : []),
    ...(isLocal ? [THIS_MACHINE] : []),
  ].join(' ')
}

/**
 * Contentful's web app shows previews in a frame. Every reply allows it, not previews alone: leaving the preview, or a
 * browser that refuses third-party cookies, ends on a visitors' page in the same frame (ADR 12).
 */
const EDITORS = 'https://app.contentful.com https://app.eu.contentful.com'

/**
 * The security headers of every reply. Pages are static, so the policy needs neither nonce nor `unsafe-inline`: the
 * webpack build emits no inline scripts (ADR 2), and components set no inline styles.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ key: string, value: string }[]}
 */
export function securityHeaders(env) {
  const isDevelopment = env.NODE_ENV === 'development'
  // The sandbox serves pictures and videos over http from this machine, at whatever port it was given.
  const isLocal = env.CONTENTFUL_INSECURE === 'true' || env.CONTENTFUL_INSECURE === '1'
  const media = isLocal ? THIS_MACHINE : CONTENT_IMAGES
  const isHttps = (env.SITE_URL ?? '').startsWith('https://')
  const policy = {
    'default-src': "'self'",
    'script-src': isDevelopment ? "'self' 'unsafe-eval'" : "'self'",
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': `'self' data: ${media}`,
    'media-src': `'self' https: ${media}`,
    'font-src': "'self'",
    'connect-src': connections(env, isLocal),
    // The gallery shows its pieces in frames of several widths.
    'frame-src': isDevelopment || env.GALLERY === 'true' ? `'self' ${VIDEO_PLAYERS}` : VIDEO_PLAYERS,
    // With the sandbox, a page of this machine plays the editor's part.
    'frame-ancestors': `'self' ${EDITORS}${isLocal ? ' http://localhost:* http://127.0.0.1:*' : ''}`,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'manifest-src': "'self'",
  }
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`)
  return [
    {
      key: 'Content-Security-Policy',
      value: [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; '),
    },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ...(isHttps ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
  ]
}
