import { contentPages } from '@/server/content/pages'
import { pageMarkdown } from '@/server/page-props/markdown/page'
import { serverEnv } from '@/shared/config/env'
import type { PageModel } from '@/shared/content-model'
import { absoluteUrl, pathOfSlug } from '@/shared/routing/links'
import { findRedirect } from './find-redirect'
import { recentResults } from './recent-results'
import { resolvePage } from './resolve-page'

/** A page as Markdown, or its address's redirect. */
export type PageTwin =
  | { kind: 'page'; markdown: string; canonical: string; isHidden: boolean }
  | { kind: 'redirect'; destination: string; permanent: boolean }

const twinOf = async (page: PageModel): Promise<PageTwin> => {
  const { SITE_URL, CONTENTFUL_USE_PREVIEW } = serverEnv()
  const { labels } = await contentPages().globalData(contentPages().source(false))
  return {
    kind: 'page',
    markdown: pageMarkdown(page, SITE_URL, labels),
    canonical: absoluteUrl(SITE_URL, pathOfSlug(page.slug)),
    isHidden: page.meta.noIndex || CONTENTFUL_USE_PREVIEW,
  }
}

/** A page's Markdown (behavior TWIN-1); null for confirmed absence. @throws ContentError */
export const pageTwinAt = recentResults(async (slug: string): Promise<PageTwin | null> => {
  const source = contentPages().source(false)
  return contentPages().withPriority('visitor', async () => {
    const page = await resolvePage(slug, source)
    if (page) return twinOf(page)
    const redirect = await findRedirect(slug, source)
    return redirect && { kind: 'redirect', ...redirect }
  })
})
