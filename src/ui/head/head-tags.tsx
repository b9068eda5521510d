import { generateNextSeo } from 'next-seo/pages'
import type { PageModel } from '@/shared/content-model'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { SharedPicture } from '@/shared/content-model/views/page-base'
import { twinPathOf } from '@/shared/routing/links'
import { canonicalOf } from './canonical'
import type { SiteFacts } from './json-ld'
import { socialPicture } from './shared-pictures'
import { shownPicture } from './shown-picture'
import { articleTimes } from './structured-data/editorial'

const articleGraph = (page: ArticleModel) => {
  const { published, modified } = articleTimes(page)
  return {
    type: 'article',
    article: { ...(published && { publishedTime: published }), ...(modified && { modifiedTime: modified }) },
  }
}

interface HeadOptions {
  isPreview?: boolean | undefined
  /** Shared where the page has no picture. */
  brandPicture?: SharedPicture | null
}

/**
 * Tags for search engines and social networks (SEO-1), rendered by the document only: crawlers load whole pages. A
 * navigation changes the title (`PageTitle`) and what browsers read (`useHeadOf`). Previews stay out of search engines.
 */
export function headTags(
  page: PageModel | null,
  site: SiteFacts,
  { isPreview = false, brandPicture = null }: HeadOptions = {},
) {
  if (!page) return generateNextSeo({ noindex: true, nofollow: true })
  const { meta } = page
  const description = meta.openGraphDescription ?? meta.description
  const [picture] = [meta.openGraphImage, shownPicture(page), brandPicture].flatMap((file) => {
    const shared = file && socialPicture(file)
    return shared ? [{ ...shared, alt: file.alt || (meta.openGraphTitle ?? meta.title) }] : []
  })
  const noindex = meta.noIndex || isPreview
  const twin = noindex ? null : twinPathOf(page.slug)
  return generateNextSeo({
    ...(meta.description && { description: meta.description }),
    noindex,
    canonical: canonicalOf(page, site.url),
    openGraph: {
      ...(page.type === 'article' ? articleGraph(page) : { type: 'website' }),
      locale: 'pt_BR',
      url: canonicalOf(page, site.url),
      title: meta.openGraphTitle ?? meta.title,
      ...(description && { description }),
      ...(site.name && { siteName: site.name }),
      ...(picture && { images: [picture] }),
    },
    twitter: { cardType: picture ? 'summary_large_image' : 'summary' },
    ...(twin && {
      additionalLinkTags: [{ rel: 'alternate', type: 'text/markdown', href: twin }],
    }),
    ...(meta.keywords && { additionalMetaTags: [{ name: 'keywords', content: meta.keywords }] }),
  })
}
