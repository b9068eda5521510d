import type { Header, RouteHas } from 'next/dist/lib/load-custom-routes'
import { contentPolicy } from './content-policy.ts'
import type { HeaderValues } from './header-values.ts'

const NO_INDEX = { key: 'X-Robots-Tag', value: 'noindex' }
const NO_STORE = { key: 'Cache-Control', value: 'private, no-store' }
/** Responses to editors before and after draft mode, perhaps in Contentful's frame. */
const PREVIEW_ROUTES = ['/api/preview/:path*', '/api/exit-preview/:path*']
/** Next's cookie of draft mode; a forged one gets the published page, unindexed. */
const DRAFT_COOKIE: RouteHas = { type: 'cookie', key: '__prerender_bypass' }

/** Headers for drafts: in draft mode, which Contentful may frame, and on a site that shows drafts to all. */
export function previewHeaders(values: HeaderValues): Header[] {
  const framed = { key: 'Content-Security-Policy', value: contentPolicy(values, true) }
  const forEditors = [
    ...PREVIEW_ROUTES.map((source) => ({ source, headers: [framed] })),
    { source: '/:path*', has: [DRAFT_COOKIE], headers: [NO_INDEX, framed] },
    { source: '/pt-br/:path*', has: [DRAFT_COOKIE], headers: [NO_STORE] },
  ]
  if (!values.showsDrafts) return forEditors
  return [
    { source: '/:path*', headers: [NO_INDEX] },
    { source: '/pt-br/:path*', headers: [NO_STORE] },
  ]
}
