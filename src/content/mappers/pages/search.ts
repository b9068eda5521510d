import type { Entry } from '@/content-model/entry'
import type { LinksSection } from '@/content-model/types/link-container'
import type { PopularSearch } from '@/content-model/types/popular-search'
import type { Guidance } from '@/content-model/types/search-guidance'
import type { SearchPageModel } from '@/content-model/types/search-page'
import type { SitemapLink } from '@/content-model/types/sitemap-subsection'
import { hrefOfSlug } from '@/routing/links'
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

/** One answer of the search; without words or a page it could never be given. */
function mapGuidance(entry: Entry<'searchGuidance'>): Guidance {
  const { words, title, text, page, withholdsProducts } = entry.fields
  const href = page && hrefOfSlug(page.fields.slug)
  if (!href) return entry.fail('page', 'nothingToShow')
  if (words.length === 0) entry.fail('words', 'nothingToShow')
  return { id: entry.id, words, title, text, href, withholdsProducts }
}

/** The page's own suggestions; none where they are the header's once more, which stand in for them and would travel twice. */
function suggestionsOf({ fields }: Entry<'searchPage'>, popularSearches: PopularSearch[]): PopularSearch[] {
  const suggestions = mapEach(fields.suggestions, mapPopularSearch)
  const ids = (searches: PopularSearch[]) => searches.map(({ id }) => id).join()
  return ids(suggestions) === ids(popularSearches) ? [] : suggestions
}

/** @param popularSearches those of the header entry */
export function mapSearchPage(
  entry: Entry<'searchPage'>,
  index: PathIndex,
  popularSearches: PopularSearch[],
): SearchPageModel {
  const { title, description, linkContainer } = entry.fields
  const links = mapOne(linkContainer, mapLinkContainer)
  return {
    type: 'search',
    ...mapPageBase(entry, { title, description, slug: 'search' }),
    description,
    suggestions: suggestionsOf(entry, popularSearches),
    links,
    guidance: mapEach(entry.fields.guidance, mapGuidance),
    popularSearches,
    listings: listingsOf(links, index),
  }
}
