import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { LinksSection } from '../sections'
import type { SitemapLink } from './sitemap'

/** A search that many people make, with the picture that stands for it (specification §3, "Header"). */
export interface PopularSearch {
  id: string
  title: string
  /** Where editors say, else the results for its own words. */
  href: string
  picture: Picture | null
}

/** The search page at its fixed path (specification §2, §7). */
export interface SearchPageModel extends PageBase {
  type: 'search'
  description: string | null
  suggestions: PopularSearch[]
  /**
   * Those of the header entry. The search overlay of every page shows them, so it reads them here when it first opens
   * instead of each page carrying them.
   */
  popularSearches: PopularSearch[]
  links: LinksSection | null
  /** The listing pages and the sitemap: where visitors find everything without searching. */
  listings: SitemapLink[]
}
