import { configuredTags, tagHosts } from './tag-hosts.js'

const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'
const ALGOLIA = 'https://*.algolia.net https://*.algolianet.com'
const THIS_MACHINE = 'http://localhost:* http://127.0.0.1:*'
const CONTENT_KINDS = ['images', 'assets', 'downloads', 'videos']

/** Contentful's web app, which shows previews in a frame. */
const EDITORS = 'https://app.contentful.com https://app.eu.contentful.com'

/** Where browsers tell of what the policy stopped (`src/pages/api/policy-reports.ts`). */
export const REPORTS_PATH = '/api/policy-reports/'

/** @typedef {Record<string, string | undefined>} Env */

/** @param {string | undefined} value */
const isOn = (value) => value === 'true' || value === '1'

/** The sandbox serves pictures and videos over http from this machine, at whatever port it was given. @param {Env} env */
const isSandbox = (env) => isOn(env.CONTENTFUL_INSECURE)

/** Where the pictures of a space are: beside its delivery API, in the same region. @param {Env} env */
const contentHosts = (env) => {
  if (isSandbox(env)) return THIS_MACHINE
  const region = /\.eu\.contentful\.com$/.test(env.CONTENTFUL_DELIVERY_HOST?.trim() ?? '') ? 'eu.' : ''
  return CONTENT_KINDS.map((kind) => `https://${kind}.${region}ctfassets.net`).join(' ')
}

/** The search service at the configured host, else at Algolia's own. @param {Env} env */
const searchHosts = (env) => {
  const host = env.NEXT_PUBLIC_ALGOLIA_HOST?.trim() ?? ''
  return /^https?:/.test(host) && URL.canParse(host) ? new URL(host).origin : ALGOLIA
}

/** @param {(string | false)[]} sources */
const join = (...sources) => sources.filter(Boolean).join(' ')

/**
 * Nothing but addresses of this site becomes a script, and no text becomes one (`src/layout/script-policy.ts` has the policy
 * that says so). Not where hot reload, live editing or a container of Tag Manager put code of their own into the page.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default nextjs nextjs#bundler',
}

/**
 * Where scripts, pictures, answers and frames come from, and where requests go.
 *
 * @param {Env} env
 * @param {import('./tag-hosts.js').Tags} tags
 */
const sourcesOf = (env, tags) => {
  const isDevelopment = env.NODE_ENV === 'development'
  const local = isSandbox(env) && THIS_MACHINE
  // The gallery shows its pieces in frames of several widths.
  const framesItself = isDevelopment || env.GALLERY === 'true'
  return {
    'script-src': join("'self'", isDevelopment && "'unsafe-eval'", tagHosts('script-src', tags)),
    'img-src': join("'self' data:", contentHosts(env), tagHosts('img-src', tags)),
    'connect-src': join(
      "'self'",
      isDevelopment && 'ws:',
      searchHosts(env),
      local,
      tagHosts('connect-src', tags),
    ),
    'frame-src': join(framesItself && "'self'", VIDEO_PLAYERS, tagHosts('frame-src', tags)),
  }
}

/** @param {Record<string, string>} policy */
const inWords = (policy) => Object.entries(policy).map(([name, value]) => `${name} ${value}`)

/**
 * The policies that a page puts on itself once a visitor takes a permission back: by what stays allowed. Empty without a
 * container; without tags of Google Ads only "none" differs from what the page has anyway.
 *
 * @param {Env} env
 * @returns {Partial<Record<'none' | 'measurement' | 'advertising', string>>}
 */
export function policiesAfterWithdrawal(env) {
  const { measurement, advertising } = configuredTags(env)
  /** @param {import('./tag-hosts.js').Tags} tags */
  const policyFor = (tags) => inWords(sourcesOf(env, tags)).join('; ')
  return {
    ...(measurement && { none: policyFor({ measurement: false, advertising: false }) }),
    ...(advertising && {
      measurement: policyFor({ measurement: true, advertising: false }),
      advertising: policyFor({ measurement: false, advertising: true }),
    }),
  }
}

/**
 * What browsers may load, run and frame. Pages are static, so that it needs neither nonce nor `unsafe-inline`: the
 * webpack build emits no inline scripts (ADR 2), and components set no inline styles.
 *
 * @param {Env} env
 * @param {boolean} forEditors whether it is sent to an editor who looks at drafts, perhaps in Contentful's frame
 */
export function contentPolicy(env, forEditors = false) {
  const isDevelopment = env.NODE_ENV === 'development'
  const tags = configuredTags(env)
  const isTyped = !isDevelopment && env.GALLERY !== 'true' && !forEditors && !tags.measurement
  const local = isSandbox(env) && THIS_MACHINE
  const policy = {
    'default-src': "'self'",
    ...sourcesOf(env, tags),
    'style-src': join("'self'", isDevelopment && "'unsafe-inline'"),
    // Editors may name a video file at any https host.
    'media-src': join("'self' https:", contentHosts(env)),
    'font-src': "'self'",
    // With the sandbox, a page of this machine plays the editor's part.
    'frame-ancestors': join("'self'", forEditors && EDITORS, forEditors && local),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'manifest-src': "'self'",
    ...(isTyped && TRUSTED_TYPES),
    'report-uri': REPORTS_PATH,
  }
  const isHttps = (env.SITE_URL ?? '').startsWith('https://')
  return [...inWords(policy), ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ')
}
