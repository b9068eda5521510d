import { DEEP_INCLUDE_DEPTH, INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/shared/config/site'
import type { ContentTypeOfPage, PageContentType, PageOf, PageType } from '@/shared/content-model'
import type { Entry } from '@/shared/content-model/entry'
import {
  listingPageTypes,
  pageTypes,
  type SluggedPageType,
  sluggedPageTypes,
} from '@/shared/routing/page-types'
import { DAY, utcDay } from '@/shared/utils/utc-day'
import { mapArticle } from '../mappers/pages/article'
import { mapArticleListing, mapOwnTabs } from '../mappers/pages/article-listing'
import { makeComparison } from '../mappers/pages/comparison'
import {
  featuresOf,
  mapCollection,
  mapCollectionList,
  mapContentPage,
  mapHome,
} from '../mappers/pages/content'
import { mapFaqLanding, mapFaqPage } from '../mappers/pages/faq'
import { mapHistory } from '../mappers/pages/history'
import { mapProduct } from '../mappers/pages/product'
import { mapProductListing } from '../mappers/pages/product-listing'
import { mapRecommender } from '../mappers/pages/recommender'
import { mapSearchPage } from '../mappers/pages/search'
import { mapSitemap } from '../mappers/pages/sitemap'
import type { FollowLinks } from '../paths/page-links'
import type { PathIndexes } from '../paths/path-index'
import { createReadContext, type DraftReading, type ReadContext, unsavedOf } from '../reader/context'
import { readEntry } from '../reader/entry'
import { reportHealthRules } from '../reader/health-rules'
import type { LastPublished } from '../reader/last-published'
import type { ContentSource } from '../service/client'
import type { DependOn, NoteProblem } from '../service/dependencies'
import type { FetchEntries, FetchEntry } from '../service/fetch-entries'
import type { RawEntry } from '../service/reply'
import { withDescription, withOwnCanonical, withUniqueAnchors } from './finish-page'
import { type Lists, reviewableProducts } from './lists'
import { watchUpdates } from './update-time'

interface PageParts {
  fetchPage: FetchEntry
  fetchEntries: FetchEntries
  lists: Lists
  listedPathIndex: PathIndexes['listed']
  followLinks: FollowLinks
  dependOn: DependOn
  noteProblem: NoteProblem
  lastPublished: LastPublished
  areReviewsOn: boolean
  /** Days after a review was due until its text leaves search guidance. */
  reviewGraceDays: number
  siteUrl: string
  scheme: 'https:' | 'http:'
}

/** What pages ask for besides their own entry: responses that are cached per worker. */
const createLookups = (
  { lists, listedPathIndex, areReviewsOn, reviewGraceDays }: PageParts,
  source: ContentSource,
  draft: DraftReading | null,
) => ({
  products: () => lists.allProducts(source, draft),
  reviewable: async () =>
    [...reviewableProducts(await lists.allProducts(source), areReviewsOn).values()].map(({ key, title }) => ({
      key,
      title,
    })),
  filterGroups: () => lists.filterGroups(source, draft),
  articleLists: () => lists.articleLists(source, draft),
  globalData: () => lists.globalData(source, draft),
  lapsedBefore: () => utcDay(Date.now() - reviewGraceDays * DAY),
  paths: (types: readonly SluggedPageType[]) => listedPathIndex(source, types),
})

type Lookups = ReturnType<typeof createLookups>

interface PageRow<Type extends PageType> {
  contentType: ContentTypeOfPage<Type>
  include: number
  /** The whole type is asked for, and the slug decides here. */
  isFetchedWhole: boolean
  read(raw: RawEntry, context: ReadContext, lookups: Lookups): PageOf<Type> | Promise<PageOf<Type>>
}

const page = <Id extends PageContentType, Page>(
  contentType: Id,
  include: number,
  map: (entry: Entry<Id>, lookups: Lookups) => Page,
) => ({
  contentType,
  include,
  isFetchedWhole: false,
  read: (raw: RawEntry, context: ReadContext, lookups: Lookups) =>
    map(readEntry(contentType, raw, context), lookups),
})

type PageTable = { [Type in PageType]: PageRow<Type> }

/** Page type -> what is asked, and how the responses are mapped; a page type that is missing does not compile. */
const createTable = (siteUrl: string): PageTable => ({
  home: page('homePage', INCLUDE_DEPTH, mapHome),
  content: page('contentPage', DEEP_INCLUDE_DEPTH, async (entry, lookups) => {
    const features = featuresOf(entry)
    return mapContentPage(entry, {
      comparison: features.includes('compareProducts')
        ? makeComparison(...(await Promise.all([lookups.products(), lookups.filterGroups()])))
        : null,
      continents: features.includes('countrySelector') ? (await lookups.globalData()).continents : null,
      reviewable: features.includes('writeReview') ? await lookups.reviewable() : null,
    })
  }),
  product: page('product', DEEP_INCLUDE_DEPTH, mapProduct),
  productListing: page('productListingPage', INCLUDE_DEPTH, async (entry, lookups) =>
    mapProductListing(entry, await lookups.products()),
  ),
  recommender: {
    ...page('productRecommender', DEEP_INCLUDE_DEPTH, async (entry, lookups) =>
      mapRecommender(entry, await lookups.products()),
    ),
    isFetchedWhole: true,
  },
  collectionList: page('collectionListPage', INCLUDE_DEPTH, mapCollectionList),
  collection: page('collectionPage', INCLUDE_DEPTH, mapCollection),
  article: page('article', INCLUDE_DEPTH, (entry) => mapArticle(entry, siteUrl)),
  articleListing: page('alpPage', INCLUDE_DEPTH, async (entry, lookups) =>
    mapArticleListing(entry, mapOwnTabs(entry) ?? (await lookups.articleLists())),
  ),
  history: page('ourHistory', DEEP_INCLUDE_DEPTH, mapHistory),
  sitemap: page('sitemap', INCLUDE_DEPTH, async (entry, lookups) =>
    mapSitemap(entry, await lookups.paths(sluggedPageTypes)),
  ),
  faqLanding: page('faqLandingPage', INCLUDE_DEPTH, mapFaqLanding),
  faq: page('faqPage', INCLUDE_DEPTH, async (entry, lookups) =>
    mapFaqPage(entry, await lookups.paths(['faqLanding', 'faq'])),
  ),
  search: page('searchPage', DEEP_INCLUDE_DEPTH, async (entry, lookups) =>
    mapSearchPage(
      entry,
      await lookups.paths(listingPageTypes),
      (await lookups.globalData()).popularSearches,
      lookups.lapsedBefore(),
    ),
  ),
})

/**
 * One page, in one request besides cached ones; null only when the service says that there is none.
 * @param draft for an editor: unsaved edits, and what is learned while reading @throws ContentError
 */
export function createGetPage(parts: PageParts) {
  const { fetchPage, fetchEntries, dependOn, noteProblem, lastPublished, siteUrl, scheme } = parts
  const table = createTable(siteUrl)

  /** The entry of a page; types without a filter by slug are fetched whole. */
  const fetchOwnEntry = async (type: PageType, rawSlug: string, source: ContentSource) => {
    const { contentType, include, isFetchedWhole } = table[type]
    const { place } = pageTypes[type]
    const query = { content_type: contentType, include, locale: LOCALE }
    if (place.kind === 'slug' && !isFetchedWhole)
      // Of two entries with one slug the path index has the older one.
      return fetchPage(
        source,
        { ...query, 'fields.slug': rawSlug, order: 'sys.createdAt' },
        { contentType, slug: rawSlug },
      )
    dependOn(`type:${contentType}`)
    if (place.kind === 'fixed') return fetchPage(source, query, { contentType })
    const { items, graph } = await fetchEntries(
      source,
      { ...query, limit: QUERY_DATA_LIMIT },
      { contentType },
    )
    const entry = items.find(({ fields }) => fields.slug === rawSlug)
    return entry ? { entry, graph } : null
  }

  return async <Type extends PageType>(
    type: Type,
    rawSlug: string,
    source: ContentSource,
    draft: DraftReading | null = null,
  ): Promise<PageOf<Type> | null> => {
    const found = await fetchOwnEntry(type, rawSlug, source)
    if (!found) return null
    const { graph, updatedAt } = watchUpdates(found.entry, found.graph)
    const context = createReadContext(graph, scheme, { draft, noteProblem, lastPublished })
    const raw = unsavedOf(found.entry, draft)
    const { read }: PageRow<Type> = table[type]
    reportHealthRules(raw, context)
    const mapped = await read(raw, context, createLookups(parts, source, draft))
    dependOn(`updated:${updatedAt()}`)
    const model = withUniqueAnchors(withDescription({ ...mapped, updatedAt: updatedAt() }))
    return parts.followLinks(withOwnCanonical(model, siteUrl, context), source)
  }
}
