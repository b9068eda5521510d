import type { Entry } from '@/content-model/entry'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import type { SearchRecord } from '@/models/search'
import { pathOfSlug } from '@/routing/links'
import { mapCollection } from '../mappers/pages/collections'
import { mapContentPage } from '../mappers/pages/content'
import { mapFaqPage } from '../mappers/pages/faq'
import { heroImage, keywordsOf, LAST_PLACE } from './records'
import { searchTextOfBlocks, searchTextOfQuestions } from './search-text'

/** The record of a page that is read; behind an article that answers a query just as well. */
const recordOf = (page: PageBase, picture: Picture | null, body: string): SearchRecord | null =>
  page.meta.noIndex
    ? null
    : {
        id: page.id,
        title: page.title,
        shortDescription: page.meta.description,
        url: pathOfSlug(page.slug),
        heroImage: heroImage(picture),
        keywords: keywordsOf(page, []),
        category: null,
        facets: {},
        facetGroups: [],
        body,
        featured: LAST_PLACE + 1,
        newest: LAST_PLACE,
      }

/** What a page of blocks shows of other pages is no words of its own. */
const NOTHING_ELSE = { comparison: null, continents: null, reviewable: null }

/** Null where editors exclude the page from search. @throws ContentError when unreadable */
export function faqRecord(entry: Entry<'faqPage'>): SearchRecord | null {
  const page = mapFaqPage(entry, new Map())
  return recordOf(page, page.picture, searchTextOfQuestions(page.questions))
}

/** The record of a collection, as above. @throws ContentError */
export function collectionRecord(entry: Entry<'collectionPage'>): SearchRecord | null {
  const page = mapCollection(entry)
  return recordOf(page, page.picture, searchTextOfBlocks(page.description, page.containers))
}

/** The record of a page of blocks, such as a leaflet or the way to contact, as above. @throws ContentError */
export function contentRecord(entry: Entry<'contentPage'>): SearchRecord | null {
  const page = mapContentPage(entry, NOTHING_ELSE)
  const image = page.meta.openGraphImage
  const picture = image && { alt: '', desktop: image }
  return recordOf(page, picture, searchTextOfBlocks([], page.containers))
}
