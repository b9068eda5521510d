import { z } from 'zod'
import { SEARCH_PATH } from '@/config/site'
import type { SearchPageModel } from '@/models/pages/search'
import { toAddress } from '@/routing/links'
import type { SluggedPageType } from '@/routing/page-types'
import { links, optionalLink, optionalText, requiredText } from '../../entries/fields'
import type { PathIndex } from '../../path-index'
import { linksToPages } from '../../published-pages'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'
import { linksMapper } from '../sections/blocks'
import { mapPageBase, pageFields } from './base'

/** A popular search leads where editors say, else to the results for its own words. */
const suggestionMapper = defineMapper(
  'popularSearch',
  z.object({ title: requiredText, url: optionalText, heroImage: optionalLink }),
  (fields, entry, context): SearchPageModel['suggestions'][number] => ({
    id: entry.id,
    title: fields.title,
    href: toAddress(fields.url)?.href ?? `${SEARCH_PATH}?term=${encodeURIComponent(fields.title)}`,
    picture: mapPicture(fields.heroImage, entry, 'heroImage', context),
  }),
)

const searchFields = pageFields.extend({
  title: requiredText,
  description: optionalText,
  suggestions: links,
  linkContainer: optionalLink,
})

/** The search page; the listing pages are added by the reader. */
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
      suggestions: mapLinks(fields.suggestions, [suggestionMapper], context, from('suggestions')),
      links: mapLink(fields.linkContainer, [linksMapper], context, from('linkContainer')),
      listings: [],
    }
  },
)

/** Pages from which every other one is reached. */
const LISTINGS: SluggedPageType[] = [
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
