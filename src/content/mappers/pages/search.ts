import type { Entry } from '@/content-model/entry'
import type { LinksSection } from '@/content-model/types/link-container'
import type { PopularSearch } from '@/content-model/types/popular-search'
import type { SearchPageModel } from '@/content-model/types/search-page'
import type { SitemapLink } from '@/content-model/types/sitemap-subsection'
import { listingPageTypes } from '@/routing/page-types'
import { linksToPages } from '../../paths/page-links'
import type { PathIndex } from '../../paths/path-entry'
import { mapEach, mapOne } from '../../reader/map'
import { mapPopularSearch } from '../layout/popular-searches'
import { mapLinkContainer } from '../sections/small'
import { mapPageBase } from './base'

/** Listing pages; those below another one are left to it, and so are those that the editors' links name. */
const listingsOf = (links: LinksSection | null, index: PathIndex): SitemapLink[] => {
  const named = new Set(links?.links.map(({ href }) => href))
  return linksToPages(
    index,
    ({ type }, slug) => listingPageTypes.includes(type) && !slug.includes('/'),
  ).filter(({ href }) => !named.has(href))
}

/** @param popularSearches those of the header entry */
export function mapSearchPage(
  entry: Entry<'searchPage'>,
  index: PathIndex,
  popularSearches: PopularSearch[],
): SearchPageModel {
  const { title, description, suggestions, linkContainer } = entry.fields
  const links = mapOne(linkContainer, mapLinkContainer)
  return {
    type: 'search',
    ...mapPageBase(entry, { title, description, slug: 'search' }),
    description,
    suggestions: mapEach(suggestions, mapPopularSearch),
    links,
    popularSearches,
    listings: listingsOf(links, index),
  }
}
