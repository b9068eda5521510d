import type { PageModel } from '@/models/page'
import type { MapContext } from '../mappers/context'

/** Whole, at this site's origin, or a path of it. */
const isOwn = (url: string, siteUrl: string): boolean =>
  /^\/(?!\/)/.test(url) ||
  (/^https?:/i.test(url) && URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin)

/** The page without a canonical address of another site, which would give the page away to it; named for editors. */
export const withOwnCanonical = <Page extends PageModel>(
  page: Page,
  siteUrl: string,
  context: MapContext,
): Page => {
  const { meta } = page
  const url = meta.canonicalUrl
  if (url === null || isOwn(url, siteUrl)) return page
  const reason = `"${url}" is no address of this site; the page's own is told instead`
  context.report({ entryId: page.id, contentType: 'pageMetadata', field: 'canonicalUrl', reason })
  return { ...page, meta: { ...meta, canonicalUrl: null } }
}
