import { generateNextSeo } from 'next-seo/pages'
import { SOCIAL_IMAGE_SIZE } from '@/config/site'
import type { PageModel } from '@/content-model'
import type { ArticleModel } from '@/content-model/types/article'
import { absoluteUrl, twinPathOf } from '@/routing/links'
import { canonicalOf } from './canonical'
import type { SiteFacts } from './json-ld'
import { socialPicture } from './shared-pictures'
import { articleTimes } from './structured-data/editorial'

const articleGraph = (page: ArticleModel) => {
  const { published, modified } = articleTimes(page)
  return {
    type: 'article',
    article: { ...(published && { publishedTime: published }), ...(modified && { modifiedTime: modified }) },
  }
}

/**
 * Tags for search engines and social networks (SEO-1), rendered by the document only: crawlers load whole pages. A
 * navigation changes the title (`PageTitle`) and what browsers read (`useHeadOf`). Previews stay out of search engines.
 */
export function headTags(page: PageModel | null, site: SiteFacts, isPreview = false) {
  if (!page) return generateNextSeo({ noindex: true, nofollow: true })
  const { meta } = page
  const description = meta.openGraphDescription ?? meta.description
  const picture = meta.openGraphImage && socialPicture(meta.openGraphImage)
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
      images: [
        picture
          ? { ...picture, alt: meta.openGraphImage?.alt || (meta.openGraphTitle ?? meta.title) }
          : {
              url: absoluteUrl(site.url, '/og-default.png'),
              ...SOCIAL_IMAGE_SIZE,
              type: 'image/png',
              alt: site.name ?? meta.title,
            },
      ],
    },
    twitter: { cardType: 'summary_large_image' },
    ...(twin && {
      additionalLinkTags: [{ rel: 'alternate', type: 'text/markdown', href: twin }],
    }),
    ...(meta.keywords && { additionalMetaTags: [{ name: 'keywords', content: meta.keywords }] }),
  })
}
