import type { PageModel } from '@/content-model'
import type { ReadContext } from '../reader/context'

/** Whole, at this site's origin, or a path of it. */
const isOwn = (url: string, siteUrl: string): boolean =>
  /^\/(?!\/)/.test(url) ||
  (/^https?:/i.test(url) && URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin)

/** The page without a canonical address of another site, which would give the page away to it; named for editors. */
export function withOwnCanonical<Page extends PageModel>(
  page: Page,
  siteUrl: string,
  context: ReadContext,
): Page {
  const { meta } = page
  const url = meta.canonicalUrl
  if (url === null || isOwn(url, siteUrl)) return page
  context.report({
    entryId: page.id,
    contentType: 'pageMetadata',
    field: 'canonicalUrl',
    reason: 'foreignCanonical',
    detail: url,
  })
  return { ...page, meta: { ...meta, canonicalUrl: null } }
}
