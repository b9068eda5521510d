import { assetScheme, serverEnv } from '@/config/env'
import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import type { PageOf, PageType } from '@/models/page'
import { pageTypes, sluggedPageTypes } from '@/routing/page-types'
import { getAllProducts } from './all-products'
import { getArticleLists } from './article-lists'
import { askList } from './ask-list'
import { askPage } from './ask-page'
import { withComparison } from './comparison'
import { withCountries } from './countries'
import { dependOn } from './dependencies'
import type { DraftReading } from './draft-reading'
import { withDescription } from './first-words'
import { createMapContext, type MapContext } from './mappers/context'
import type { EntryMapper } from './mappers/define-mapper'
import { articleMapper, withAddress } from './mappers/pages/article'
import { articleListingMapper, withTabs } from './mappers/pages/article-listing'
import { collectionListMapper, collectionMapper } from './mappers/pages/collections'
import { contentMapper } from './mappers/pages/content'
import { faqLandingMapper, faqPageMapper, withOtherSubjects } from './mappers/pages/faq'
import { historyMapper } from './mappers/pages/history'
import { homeMapper } from './mappers/pages/home'
import { productMapper } from './mappers/pages/product'
import { productListingMapper, withListedProducts } from './mappers/pages/product-listing'
import { recommenderMapper, withRecommendedProducts } from './mappers/pages/recommender'
import { LISTINGS, searchMapper, withListings, withPopularSearches } from './mappers/pages/search'
import { sitemapMapper, withPublishedPages } from './mappers/pages/sitemap'
import { withOwnCanonical } from './own-canonical'
import { listedPathIndex } from './published-pages'
import { type Question, questions } from './questions'
import type { RawEntry } from './reply'
import { getContentShell } from './shell'
import type { ContentSource } from './source'
import { withUniqueAnchors } from './unique-anchors'

interface PageReader<Page> {
  question: Question
  read(entry: RawEntry, context: MapContext, source: ContentSource): Page | Promise<Page>
}

type PageReaders = { [Type in PageType]: PageReader<PageOf<Type>> }

/** A page that shows what its entry links to. */
const reader = <Page>(question: Question, mapper: EntryMapper<Page>): PageReader<Page> => ({
  question,
  read: (entry, context) => mapper.read(entry, context),
})

/** A page that shows more than its entry links to: `complete` adds the answer of a question kept for the worker. */
const readerWith = <Mapped, Page>(
  question: Question,
  mapper: EntryMapper<Mapped>,
  complete: (mapped: Mapped, source: ContentSource) => Promise<Page>,
): PageReader<Page> => ({
  question,
  read: (entry, context, source) => complete(mapper.read(entry, context), source),
})

/** Page type -> what is asked and how the answer is mapped; a page type without a reader does not compile. */
const readers: PageReaders = {
  home: reader(questions.home, homeMapper),
  content: readerWith(questions.content, contentMapper, async (page, source) =>
    withCountries(await withComparison(page, source), source),
  ),
  product: reader(questions.product, productMapper),
  productListing: readerWith(questions.productListing, productListingMapper, async (mapped, source) =>
    withListedProducts(mapped, await getAllProducts(source)),
  ),
  recommender: readerWith(questions.recommender, recommenderMapper, async (page, source) =>
    withRecommendedProducts(page, await getAllProducts(source)),
  ),
  collectionList: reader(questions.collectionList, collectionListMapper),
  collection: reader(questions.collection, collectionMapper),
  article: readerWith(questions.article, articleMapper, async (page) =>
    withAddress(page, serverEnv().SITE_URL),
  ),
  articleListing: readerWith(questions.articleListing, articleListingMapper, async ({ page, tabs }, source) =>
    withTabs(page, tabs.length > 0 ? tabs : await getArticleLists(source)),
  ),
  history: reader(questions.history, historyMapper),
  sitemap: readerWith(questions.sitemap, sitemapMapper, async (page, source) =>
    withPublishedPages(page, await listedPathIndex(source, sluggedPageTypes)),
  ),
  faqLanding: reader(questions.faqLanding, faqLandingMapper),
  faq: readerWith(questions.faq, faqPageMapper, async (page, source) =>
    withOtherSubjects(page, await listedPathIndex(source, ['faqLanding', 'faq'])),
  ),
  search: readerWith(questions.search, searchMapper, async (page, source) =>
    withPopularSearches(
      withListings(page, await listedPathIndex(source, LISTINGS)),
      (await getContentShell(source)).popularSearches,
    ),
  ),
}

/**
 * The entry of a page. A type with slugs that is asked without a slug filter comes whole, and the slug decides here; of
 * the others one entry is asked for.
 */
const askEntry = async (type: PageType, question: Question, rawSlug: string, source: ContentSource) => {
  const { contentType, place } = pageTypes[type]
  const include = question.include !== null && { include: question.include }
  const query = { content_type: question.contentType, ...include, locale: LOCALE }
  if (question.filter === 'slug')
    return askPage(source, { ...query, 'fields.slug': rawSlug }, { contentType, slug: rawSlug })
  dependOn(`type:${question.contentType}`)
  if (place.kind === 'fixed') return askPage(source, query, { contentType })
  const { items, graph } = await askList(source, { ...query, limit: QUERY_DATA_LIMIT }, { contentType })
  const entry = items.find(({ fields }) => fields.slug === rawSlug)
  return entry ? { entry, graph } : null
}

/**
 * One page by its type and, on types with a slug, its slug as editors wrote it. One request (specification §7), besides
 * answers that are kept for the worker.
 * @param draft for an editor: unsaved edits to show, and what is learned on the way.
 * @returns null only when the service answers that there is no such entry.
 * @throws ContentError when the service fails, or when the page's own entry cannot be read.
 */
export const getPage = async <Type extends PageType>(
  type: Type,
  rawSlug: string,
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<PageOf<Type> | null> => {
  const { question, read }: PageReaders[Type] = readers[type]
  const answer = await askEntry(type, question, rawSlug, source)
  if (!answer) return null
  const context = createMapContext(answer.graph, assetScheme(), draft)
  const entry = draft?.unsaved.entries.get(answer.entry.sys.id) ?? answer.entry
  const page = withUniqueAnchors(withDescription(await read(entry, context, source)))
  return withOwnCanonical(page, serverEnv().SITE_URL, context)
}
