const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'
const CONTENT_IMAGES =
  'https://images.ctfassets.net https://assets.ctfassets.net https://downloads.ctfassets.net https://videos.ctfassets.net'

/**
 * The security headers of every reply. Pages are static, so the policy needs neither nonce nor `unsafe-inline`: the
 * webpack build emits no inline scripts (ADR 2), and components set no inline styles.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ key: string, value: string }[]}
 */
export const securityHeaders = (env) => {
  const isDevelopment = env.NODE_ENV === 'development'
  // The sandbox serves pictures and videos over http from this machine, at whatever port it was given.
  const isLocal = env.CONTENTFUL_INSECURE === 'true' || env.CONTENTFUL_INSECURE === '1'
  const media = isLocal ? 'http://localhost:* http://127.0.0.1:*' : CONTENT_IMAGES
  const isHttps = (env.SITE_URL ?? '').startsWith('https://')
  const policy = {
    'default-src': "'self'",
    'script-src': isDevelopment ? "'self' 'unsafe-eval'" : "'self'",
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': `'self' data: ${media}`,
    'media-src': `'self' https: ${media}`,
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'frame-src': VIDEO_PLAYERS,
    'frame-ancestors': "'self'",
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
