import type { PageModel } from '@/shared/content-model'
import { absoluteUrl, pathOfSlug, toAddress } from '@/shared/routing/links'

/** Canonical addresses are whole, or paths of this site: anything else would point search engines at nothing. */
const CANONICAL = /^(https?:\/\/|\/)/i

/** The absolute canonical address of a page: the editors', else its own (SEO-1). */
export function canonicalOf({ meta, slug }: PageModel, siteUrl: string): string {
  const given = meta.canonicalUrl ?? ''
  const address = CANONICAL.test(given) ? toAddress(given) : null
  return absoluteUrl(siteUrl, address?.href ?? pathOfSlug(slug))
}
