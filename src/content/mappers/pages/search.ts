import type { PopularSearch, SearchPageModel } from '@/models/pages/search'
import type { SluggedPageType } from '@/routing/page-types'
import { links, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { linksToPages } from '../../paths/page-links'
import type { PathIndex } from '../../paths/path-entry'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { popularSearchMapper } from '../frame/popular-searches'
import { linksMapper } from '../sections/blocks'
import { mapPageBase, pageFields } from './base'

const searchFields = pageFields.extend({
  title: requiredText,
  description: optionalText,
  suggestions: links,
  linkContainer: optionalLink,
})

/** The search page; the listing pages and the header's popular searches are added by the reader. */
export const searchMapper = defineMapper(
  'searchPage',
  searchFields,
  (fields, entry, context): SearchPageModel => {
    const from = (field: string) => ({ id: entry.id, field })
    const { title, description } = fields
    return {
      type: 'search',
      ...mapPageBase(fields, entry, context, { slug: 'search', title, description }),
      description,
      suggestions: mapLinks(fields.suggestions, [popularSearchMapper], context, from('suggestions')),
      links: mapLink(fields.linkContainer, [linksMapper], context, from('linkContainer')),
      popularSearches: [],
      listings: [],
    }
  },
)

/** Pages from which every other one is reached. */
export const LISTINGS: SluggedPageType[] = [
  'productListing',
  'articleListing',
  'faqLanding',
  'collectionList',
  'sitemap',
]

/** Adds the listing pages; those below another one are left to it, and so are those that the editors' links name. */
export const withListings = (page: SearchPageModel, index: PathIndex): SearchPageModel => {
  const named = new Set(page.links?.links.map(({ href }) => href))
  const isListing = (type: SluggedPageType, slug: string) => LISTINGS.includes(type) && !slug.includes('/')
  return {
    ...page,
    listings: linksToPages(index, ({ type }, slug) => isListing(type, slug)).filter(
      ({ href }) => !named.has(href),
    ),
  }
}

/** Adds the popular searches of the header entry. */
export const withPopularSearches = (
  page: SearchPageModel,
  popularSearches: PopularSearch[],
): SearchPageModel => ({ ...page, popularSearches })
