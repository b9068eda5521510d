import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import type { PageOf, PageType } from '@/models/page'
import { pageTypes, sluggedPageTypes } from '@/routing/page-types'
import { createMapContext, type MapContext } from '../mappers/context'
import type { EntryMapper } from '../mappers/define-mapper'
import { articleMapper, withAddress } from '../mappers/pages/article'
import { articleListingMapper, withTabs } from '../mappers/pages/article-listing'
import { collectionListMapper, collectionMapper } from '../mappers/pages/collections'
import { contentMapper } from '../mappers/pages/content'
import { faqLandingMapper, faqPageMapper, withOtherSubjects } from '../mappers/pages/faq'
import { historyMapper } from '../mappers/pages/history'
import { homeMapper } from '../mappers/pages/home'
import { productMapper } from '../mappers/pages/product'
import { productListingMapper, withListedProducts } from '../mappers/pages/product-listing'
import { recommenderMapper, withRecommendedProducts } from '../mappers/pages/recommender'
import { LISTINGS, searchMapper, withListings, withPopularSearches } from '../mappers/pages/search'
import { sitemapMapper, withPublishedPages } from '../mappers/pages/sitemap'
import type { PathIndexes } from '../paths/path-index'
import type { DraftReading } from '../reader/draft-reading'
import type { DependOn } from '../service/dependencies'
import type { FetchEntries, FetchEntry } from '../service/fetch-entries'
import type { RawEntry } from '../service/reply'
import type { ContentSource } from '../service/source'
import { withComparison } from './comparison'
import { withCountries } from './countries'
import { withDescription } from './first-words'
import type { Lists } from './lists'
import { withOwnCanonical } from './own-canonical'
import { type PageQuery, queries } from './queries'
import { withUniqueAnchors } from './unique-anchors'

/** What pages are made with. */
interface PageParts {
  fetchPage: FetchEntry
  fetchEntries: FetchEntries
  lists: Lists
  listedPathIndex: PathIndexes['listed']
  dependOn: DependOn
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  /** Prefixed to protocol-relative asset addresses. */
  scheme: 'https:' | 'http:'
}

interface PageReader<Page> {
  query: PageQuery
  read(entry: RawEntry, context: MapContext, source: ContentSource): Page | Promise<Page>
}

type PageReaders = { [Type in PageType]: PageReader<PageOf<Type>> }

/** A page that shows what its entry links to. */
const reader = <Page>(query: PageQuery, mapper: EntryMapper<Page>): PageReader<Page> => ({
  query,
  read: (entry, context) => mapper.read(entry, context),
})

/** A page that shows more than its entry links to: `complete` adds the answer of a question kept for the worker. */
const readerWith = <Mapped, Page>(
  query: PageQuery,
  mapper: EntryMapper<Mapped>,
  complete: (mapped: Mapped, source: ContentSource) => Promise<Page>,
): PageReader<Page> => ({
  query,
  read: (entry, context, source) => complete(mapper.read(entry, context), source),
})

/** Page type -> what is asked and how the answer is mapped; a page type without a reader does not compile. */
const createReaders = ({ lists, listedPathIndex, siteUrl }: PageParts): PageReaders => ({
  home: reader(queries.home, homeMapper),
  content: readerWith(queries.content, contentMapper, async (page, source) =>
    withCountries(await withComparison(page, source, lists), source, lists),
  ),
  product: reader(queries.product, productMapper),
  productListing: readerWith(queries.productListing, productListingMapper, async (mapped, source) =>
    withListedProducts(mapped, await lists.allProducts(source)),
  ),
  recommender: readerWith(queries.recommender, recommenderMapper, async (page, source) =>
    withRecommendedProducts(page, await lists.allProducts(source)),
  ),
  collectionList: reader(queries.collectionList, collectionListMapper),
  collection: reader(queries.collection, collectionMapper),
  article: readerWith(queries.article, articleMapper, async (page) => withAddress(page, siteUrl)),
  articleListing: readerWith(queries.articleListing, articleListingMapper, async ({ page, tabs }, source) =>
    withTabs(page, tabs.length > 0 ? tabs : await lists.articleLists(source)),
  ),
  history: reader(queries.history, historyMapper),
  sitemap: readerWith(queries.sitemap, sitemapMapper, async (page, source) =>
    withPublishedPages(page, await listedPathIndex(source, sluggedPageTypes)),
  ),
  faqLanding: reader(queries.faqLanding, faqLandingMapper),
  faq: readerWith(queries.faq, faqPageMapper, async (page, source) =>
    withOtherSubjects(page, await listedPathIndex(source, ['faqLanding', 'faq'])),
  ),
  search: readerWith(queries.search, searchMapper, async (page, source) =>
    withPopularSearches(
      withListings(page, await listedPathIndex(source, LISTINGS)),
      (await lists.shell(source)).popularSearches,
    ),
  ),
})

/**
 * One page by its type and, on types with a slug, its slug as editors wrote it. One request (specification §7), besides
 * answers that are cached for the worker.
 * @param draft for an editor: unsaved edits to show, and what is learned on the way.
 * @returns null only when the service answers that there is no such entry.
 * @throws ContentError when the service fails, or when the page's own entry cannot be read.
 */
export type GetPage = <Type extends PageType>(
  type: Type,
  rawSlug: string,
  source: ContentSource,
  draft?: DraftReading | null,
) => Promise<PageOf<Type> | null>

export const createGetPage = (parts: PageParts): GetPage => {
  const { fetchPage, fetchEntries, dependOn, siteUrl, scheme } = parts
  const readers = createReaders(parts)

  /**
   * The entry of a page. A type with slugs that is queried without a slug filter comes whole, and the slug decides here; of
   * the others one entry is fetched.
   */
  const fetchOwnEntry = async (type: PageType, row: PageQuery, rawSlug: string, source: ContentSource) => {
    const { contentType, place } = pageTypes[type]
    const include = row.include !== null && { include: row.include }
    const query = { content_type: row.contentType, ...include, locale: LOCALE }
    if (row.filter === 'slug')
      return fetchPage(source, { ...query, 'fields.slug': rawSlug }, { contentType, slug: rawSlug })
    dependOn(`type:${row.contentType}`)
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
  ) => {
    const { query, read }: PageReaders[Type] = readers[type]
    const answer = await fetchOwnEntry(type, query, rawSlug, source)
    if (!answer) return null
    const context = createMapContext(answer.graph, scheme, draft)
    const entry = draft?.unsaved.entries.get(answer.entry.sys.id) ?? answer.entry
    const page = withUniqueAnchors(withDescription(await read(entry, context, source)))
    return withOwnCanonical(page, siteUrl, context)
  }
}
