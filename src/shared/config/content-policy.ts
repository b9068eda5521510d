import type { HeaderValues, Tags } from './header-values.ts'
import { tagHosts } from './tag-hosts.ts'

const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'
const ALGOLIA = 'https://*.algolia.net https://*.algolianet.com'
const THIS_MACHINE = 'http://localhost:* http://127.0.0.1:*'
const CONTENT_KINDS = ['images', 'assets', 'downloads', 'videos']

/** Contentful's web app, which shows previews in a frame. */
const EDITORS = 'https://app.contentful.com https://app.eu.contentful.com'

/** Reports of violations (`src/pages/api/policy-reports.ts`). */
export const REPORTS_PATH = '/api/policy-reports/'

/** Where the pictures of a space are: beside its delivery API, in the same region. */
const contentHosts = ({ isSandbox, contentRegion }: HeaderValues): string =>
  isSandbox
    ? THIS_MACHINE
    : CONTENT_KINDS.map((kind) => `https://${kind}.${contentRegion}ctfassets.net`).join(' ')

const join = (...sources: (string | false)[]): string => sources.filter(Boolean).join(' ')

/**
 * Only addresses of this site become scripts (`src/ui/layout/script-policy.ts`); not where hot reload, live editing or Tag Manager
 * insert code.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default nextjs nextjs#bundler',
}

/** Where scripts, pictures, responses and frames come from, and where requests go. */
const sourcesOf = (values: HeaderValues, tags: Tags): Record<string, string> => {
  const { isDevelopment, isGallery, isSandbox, searchOrigin } = values
  // The gallery frames its states.
  const framesItself = isDevelopment || isGallery
  return {
    'script-src': join("'self'", isDevelopment && "'unsafe-eval'", tagHosts('script-src', tags)),
    'img-src': join("'self' data:", contentHosts(values), tagHosts('img-src', tags)),
    'connect-src': join(
      "'self'",
      isDevelopment && 'ws:',
      searchOrigin ?? ALGOLIA,
      isSandbox && THIS_MACHINE,
      tagHosts('connect-src', tags),
    ),
    'frame-src': join(framesItself && "'self'", VIDEO_PLAYERS, tagHosts('frame-src', tags)),
  }
}

/** What the service worker may run and fetch: the site, and its pictures. */
export function workerPolicy(values: HeaderValues): string {
  return `default-src 'none'; script-src 'self'; connect-src ${join("'self'", contentHosts(values))}`
}

const inWords = (policy: Record<string, string>): string[] =>
  Object.entries(policy).map(([name, value]) => `${name} ${value}`)

/** Policies that a page gives itself when a permission is withdrawn, by what stays allowed; empty without a container. */
export function policiesAfterWithdrawal(
  values: HeaderValues,
): Partial<Record<'none' | 'measurement' | 'advertising', string>> {
  const { measurement, advertising } = values.tags
  const policyFor = (tags: Tags): string => inWords(sourcesOf(values, tags)).join('; ')
  return {
    ...(measurement && { none: policyFor({ measurement: false, advertising: false }) }),
    ...(advertising && {
      measurement: policyFor({ measurement: true, advertising: false }),
      advertising: policyFor({ measurement: false, advertising: true }),
    }),
  }
}

/**
 * What browsers may load, run and frame. Pages are static, without inline scripts and styles (ADR 2): no nonce is needed.
 *
 * @param forEditors whether drafts are shown, perhaps in Contentful's frame
 */
export function contentPolicy(values: HeaderValues, forEditors = false): string {
  const { isDevelopment, isGallery, isSandbox, isHttps, tags } = values
  const isTyped = !isDevelopment && !isGallery && !forEditors && !tags.measurement
  const policy: Record<string, string> = {
    'default-src': "'self'",
    ...sourcesOf(values, tags),
    'style-src': join("'self'", isDevelopment && "'unsafe-inline'"),
    // Editors may name a video file at any https host.
    'media-src': join("'self' https:", contentHosts(values)),
    'font-src': "'self'",
    // In the sandbox, a local page plays the editor.
    'frame-ancestors': join("'self'", forEditors && EDITORS, forEditors && isSandbox && THIS_MACHINE),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'manifest-src': "'self'",
    ...(isTyped && TRUSTED_TYPES),
    'report-uri': REPORTS_PATH,
  }
  return [...inWords(policy), ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ')
}
