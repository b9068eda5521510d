import type { PageMeta } from '@/shared/content-model/views/page-base'

/** The metadata of a page for which editors wrote a title and nothing else. */
export const makeMeta = (title: string): PageMeta => ({
  title,
  description: null,
  keywords: null,
  canonicalUrl: null,
  pageTitle: null,
  openGraphTitle: null,
  openGraphDescription: null,
  openGraphImage: null,
  noIndex: false,
})
