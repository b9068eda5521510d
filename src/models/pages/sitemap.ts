import type { PageBase } from '../page-base'

/** A link of the sitemap: an address of this site or, rarely, of another. */
export interface SitemapLink {
  href: string
  text: string
}

export interface SitemapSubsection {
  id: string
  title: string
  href: string | null
  links: SitemapLink[]
}

export interface SitemapSection extends SitemapSubsection {
  subsections: SitemapSubsection[]
}

/** The sitemap page (specification §3, "Sitemap"): only links to pages that are published. */
export interface SitemapModel extends PageBase {
  type: 'sitemap'
  left: SitemapSection[]
  right: SitemapSection[]
}
