import { reviewDueOn } from '@/server/content/reader/health-rules'
import type { Entry } from '@/shared/content-model/entry'
import type { PopularSearch } from '@/shared/content-model/types/header'
import type { LinksSection } from '@/shared/content-model/types/link'
import type { Guidance } from '@/shared/content-model/types/search-guidance'
import type { SearchPageModel } from '@/shared/content-model/types/search-page'
import type { SitemapLink } from '@/shared/content-model/types/sitemap'
import type { SearchConcept } from '@/shared/content-model/views/search-dictionary'
import { GRAVITY_OF_URGENCY, type Gravity } from '@/shared/content-model/vocabulary'
import { hrefOfSlug } from '@/shared/routing/links'
import { listingPageTypes } from '@/shared/routing/page-types'
import { linksToPages } from '../../paths/page-links'
import type { PathIndex } from '../../paths/path-entry'
import { mapEach, mapOne } from '../../reader/map'
import { mapFacet } from '../facets'
import { mapPopularSearch } from '../layout/header'
import { linesOfDangers, textOfDanger } from '../sections/dangers'
import { mapLinkContainer } from '../sections/small'
import { mapPageBase, pageWithoutEntry } from './base'

/** Listing pages; those below another one are left to it, and so are those that the editors' links name. */
const listingsOf = (links: LinksSection | null, index: PathIndex): SitemapLink[] => {
  const named = new Set(links?.links.map(({ href }) => href))
  return linksToPages(
    index,
    ({ type }, slug) => listingPageTypes.includes(type) && !slug.includes('/'),
  ).filter(({ href }) => !named.has(href))
}

/** What sends people to help now is never left out, however old the page behind it is. */
const ALWAYS: readonly Gravity[] = ['emergency', 'urgent']

/** Where a guidance says it: in its own fields or, of a danger, in the danger's. */
const wordsOf = (entry: Entry<'searchGuidance'>): Pick<Guidance, 'title' | 'text' | 'gravity' | 'calls'> => {
  const { dangerEntry, title, gravity, calls } = entry.fields
  if (!dangerEntry) {
    const text = [entry.fields.text, ...linesOfDangers(entry.fields.dangers)].filter(Boolean).join('\n\n')
    return { title: title ?? entry.fail('title', 'empty'), text: text || null, gravity, calls }
  }
  const { fields } = dangerEntry
  return {
    title: fields.title,
    text: textOfDanger(dangerEntry),
    gravity: GRAVITY_OF_URGENCY[fields.urgency],
    calls: fields.calls,
  }
}

/** The page that says more than a guidance: its own, or its danger's. */
export function pageOfGuidance({ fields }: Entry<'searchGuidance'>) {
  return fields.dangerEntry ? fields.dangerEntry.fields.page : fields.page
}

/** Whether the page of a guidance was due for a review before a day, `2026-11-20`. */
export function hasLapsed(entry: Entry<'searchGuidance'>, lapsedBefore: string): boolean {
  const page = pageOfGuidance(entry)
  if (!page || !('reviewDate' in page.fields) || ALWAYS.includes(wordsOf(entry).gravity)) return false
  const due = reviewDueOn({ type: page.type, fields: { reviewDate: page.fields.reviewDate } })
  return due !== null && due < lapsedBefore
}

/** Where more is read; null without a page, or with one whose address is broken: what to do stays. */
const hrefOfPage = (entry: Entry<'searchGuidance'>): string | null => {
  const page = pageOfGuidance(entry)
  try {
    return page && hrefOfSlug(page.fields.slug)
  } catch (error) {
    entry.drop(error)
    return null
  }
}

/** One answer of the search. */
function mapGuidance(entry: Entry<'searchGuidance'>, lapsedBefore: string): Guidance {
  const { words, when, danger, withholdsProducts } = entry.fields
  const href = hrefOfPage(entry)
  if (href === null && pageOfGuidance(entry)) entry.report('page', 'badAddress')
  if (hasLapsed(entry, lapsedBefore)) return entry.fail('page', 'reviewLapsed')
  return { id: entry.id, words, when, danger, ...wordsOf(entry), href, withholdsProducts }
}

/** Words of one meaning; fields that say nothing are left out, because the page carries all of them. */
function mapConcept({ fields }: Entry<'searchConcept'>): SearchConcept {
  const groups = mapEach(fields.groups, mapFacet).map(({ id }) => id)
  return {
    key: fields.name,
    kind: fields.kind,
    words: fields.words,
    ...(fields.age !== null && { age: fields.age }),
    ...(groups.length > 0 && { groups }),
    ...(fields.avoids.length > 0 && { avoids: fields.avoids }),
  }
}

/** The page's own suggestions; none where they equal those of the header. */
function suggestionsOf({ fields }: Entry<'searchPage'>, popularSearches: PopularSearch[]): PopularSearch[] {
  const suggestions = mapEach(fields.suggestions, mapPopularSearch)
  const ids = (searches: PopularSearch[]) => searches.map(({ id }) => id).join()
  return ids(suggestions) === ids(popularSearches) ? [] : suggestions
}

/** Of a search page without an entry: it is not kept as the last good one. */
export const NO_SEARCH_ENTRY = 'search-without-entry'

/** The search page of a space that has no entry for it (behavior SEARCH-18): nothing is said but what is found. */
export function searchPageWithoutEntry(
  title: string,
  index: PathIndex,
  popularSearches: PopularSearch[],
): SearchPageModel {
  return {
    type: 'search',
    ...pageWithoutEntry({ id: NO_SEARCH_ENTRY, slug: 'search', title }),
    description: null,
    suggestions: [],
    links: null,
    guidance: [],
    unclear: null,
    concepts: [],
    popularSearches,
    listings: listingsOf(null, index),
  }
}

/**
 * @param popularSearches those of the header entry
 * @param lapsedBefore the day before which a review must not have been due, for guidance to be shown
 */
export function mapSearchPage(
  entry: Entry<'searchPage'>,
  index: PathIndex,
  popularSearches: PopularSearch[],
  lapsedBefore = '',
): SearchPageModel {
  const { title, description, linkContainer } = entry.fields
  const links = mapOne(linkContainer, mapLinkContainer)
  return {
    type: 'search',
    ...mapPageBase(entry, { title, description, slug: 'search' }),
    description,
    suggestions: suggestionsOf(entry, popularSearches),
    links,
    guidance: mapEach(entry.fields.guidance, (each) => mapGuidance(each, lapsedBefore)),
    unclear: mapOne(entry.fields.unclear, (each) => mapGuidance(each, '')),
    concepts: mapEach(entry.fields.concepts, mapConcept),
    popularSearches,
    listings: listingsOf(links, index),
  }
}
