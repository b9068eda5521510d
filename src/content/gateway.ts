import { assetScheme, serverEnv } from '@/config/env'
import { DEEP_INCLUDE_DEPTH, INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import type { ContentTypeOfPage, PageContentType, PageOf, PageType } from '@/content-model'
import type { Entry } from '@/content-model/entry'
import { listingPageTypes, pageTypes, type SluggedPageType, sluggedPageTypes } from '@/routing/page-types'
import { getAllProducts } from './all-products'
import { getArticleLists } from './article-lists'
import { askList } from './ask-list'
import { askPage } from './ask-page'
import { dependOn } from './dependencies'
import type { DraftReading } from './draft-reading'
import { getFilterGroups } from './filter-groups'
import { withDescription } from './first-words'
import { mapArticle } from './mappers/pages/article'
import { hasArticleLists, mapArticleListing } from './mappers/pages/article-listing'
import { mapCollection, mapCollectionList } from './mappers/pages/collections'
import { makeComparison } from './mappers/pages/comparison'
import { mapContentPage, showsFeature } from './mappers/pages/content'
import { mapFaqLanding, mapFaqPage } from './mappers/pages/faq'
import { mapHistory } from './mappers/pages/history'
import { mapHome } from './mappers/pages/home'
import { mapProduct } from './mappers/pages/product'
import { mapProductListing } from './mappers/pages/product-listing'
import { mapRecommender } from './mappers/pages/recommender'
import { mapSearchPage } from './mappers/pages/search'
import { mapSitemap } from './mappers/pages/sitemap'
import { withOwnCanonical } from './own-canonical'
import { listedPathIndex } from './published-pages'
import { createReadContext, type ReadContext } from './reader/context'
import { readEntry } from './reader/entry'
import type { RawEntry } from './reply'
import { getContentShell } from './shell'
import type { ContentSource } from './source'
import { withUniqueAnchors } from './unique-anchors'

/** What pages ask for besides their own entry: answers that are kept for the worker. */
const answersFrom = (source: ContentSource) => ({
  products: () => getAllProducts(source),
  filterGroups: () => getFilterGroups(source),
  articleLists: () => getArticleLists(source),
  shell: () => getContentShell(source),
  paths: (types: readonly SluggedPageType[]) => listedPathIndex(source, types),
})

type Ask = ReturnType<typeof answersFrom>

interface PageRow<Type extends PageType> {
  contentType: ContentTypeOfPage<Type>
  /** Levels of links in the answer. */
  include: number
  /** The whole type is asked for, and the slug decides here. */
  isAskedWhole: boolean
  read(raw: RawEntry, context: ReadContext, ask: Ask): PageOf<Type> | Promise<PageOf<Type>>
}

const page = <Id extends PageContentType, Page>(
  contentType: Id,
  include: number,
  map: (entry: Entry<Id>, ask: Ask) => Page,
) => ({
  contentType,
  include,
  isAskedWhole: false,
  read: (raw: RawEntry, context: ReadContext, ask: Ask) => map(readEntry(contentType, raw, context), ask),
})

/** Page type -> what is asked, and how the answers are mapped; a page type that is missing does not compile. */
const pages: { [Type in PageType]: PageRow<Type> } = {
  home: page('homePage', INCLUDE_DEPTH, mapHome),
  content: page('contentPage', DEEP_INCLUDE_DEPTH, async (entry, ask) =>
    mapContentPage(entry, {
      comparison: showsFeature(entry, 'compareProducts')
        ? makeComparison(await ask.products(), await ask.filterGroups())
        : null,
      continents: showsFeature(entry, 'countrySelector') ? (await ask.shell()).continents : null,
    }),
  ),
  product: page('product', DEEP_INCLUDE_DEPTH, mapProduct),
  productListing: page('productListingPage', INCLUDE_DEPTH, async (entry, ask) =>
    mapProductListing(entry, await ask.products()),
  ),
  recommender: {
    ...page('productRecommender', DEEP_INCLUDE_DEPTH, async (entry, ask) =>
      mapRecommender(entry, await ask.products()),
    ),
    isAskedWhole: true,
  },
  collectionList: page('collectionListPage', INCLUDE_DEPTH, mapCollectionList),
  collection: page('collectionPage', INCLUDE_DEPTH, mapCollection),
  article: page('article', INCLUDE_DEPTH, (entry) => mapArticle(entry, serverEnv().SITE_URL)),
  articleListing: page('alpPage', INCLUDE_DEPTH, async (entry, ask) =>
    mapArticleListing(entry, hasArticleLists(entry) ? [] : await ask.articleLists()),
  ),
  history: page('ourHistory', DEEP_INCLUDE_DEPTH, mapHistory),
  sitemap: page('sitemap', INCLUDE_DEPTH, async (entry, ask) =>
    mapSitemap(entry, await ask.paths(sluggedPageTypes)),
  ),
  faqLanding: page('faqLandingPage', INCLUDE_DEPTH, mapFaqLanding),
  faq: page('faqPage', INCLUDE_DEPTH, async (entry, ask) =>
    mapFaqPage(entry, await ask.paths(['faqLanding', 'faq'])),
  ),
  search: page('searchPage', DEEP_INCLUDE_DEPTH, async (entry, ask) =>
    mapSearchPage(entry, await ask.paths(listingPageTypes), (await ask.shell()).popularSearches),
  ),
}

/**
 * The entry of a page. A type with slugs that is asked without a slug filter comes whole, and the slug decides here; of
 * the others one entry is asked for.
 */
const askEntry = async (type: PageType, rawSlug: string, source: ContentSource) => {
  const { place } = pageTypes[type]
  const { contentType, include, isAskedWhole } = pages[type]
  const query = { content_type: contentType, include, locale: LOCALE }
  if (place.kind === 'slug' && !isAskedWhole)
    return askPage(source, { ...query, 'fields.slug': rawSlug }, { contentType, slug: rawSlug })
  dependOn(`type:${contentType}`)
  if (place.kind === 'fixed') return askPage(source, query, { contentType })
  const { items, graph } = await askList(source, { ...query, limit: QUERY_DATA_LIMIT }, { contentType })
  const entry = items.find(({ fields }) => fields.slug === rawSlug)
  return entry ? { entry, graph } : null
}

/**
 * One page by its type and, on types with a slug, its slug as editors wrote it. One request, besides answers that are kept
 * for the worker.
 * @param draft for an editor: unsaved edits to show, and what is learned on the way.
 * @returns null only when the service answers that there is no such entry.
 * @throws ContentError when the service fails, or when the page's own entry cannot be read.
 */
export async function getPage<Type extends PageType>(
  type: Type,
  rawSlug: string,
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<PageOf<Type> | null> {
  const answer = await askEntry(type, rawSlug, source)
  if (!answer) return null
  const context = createReadContext(answer.graph, assetScheme(), draft)
  const raw = draft?.unsaved.entries.get(answer.entry.sys.id) ?? answer.entry
  const { read }: PageRow<Type> = pages[type]
  const model = withUniqueAnchors(withDescription(await read(raw, context, answersFrom(source))))
  return withOwnCanonical(model, serverEnv().SITE_URL, context)
}
