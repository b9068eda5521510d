import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { LinksSection } from '../sections'
import type { SitemapLink } from './sitemap'

/** The search page at its fixed path (specification §2, §7). */
export interface SearchPageModel extends PageBase {
  type: 'search'
  description: string | null
  suggestions: { id: string; title: string; href: string; picture: Picture | null }[]
  links: LinksSection | null
  /** The listing pages and the sitemap: where visitors find everything without searching. */
  listings: SitemapLink[]
}
