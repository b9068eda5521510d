import { DEEP_INCLUDE_DEPTH, INCLUDE_DEPTH, QUERY_DATA_LIMIT } from '@/config/site'
import type { ContentTypeId } from '../generated/entry-types'

/** One row of specification §7's content table. */
export interface PageQuery {
  contentType: ContentTypeId
  filter: 'slug' | 'none'
  /** Levels of links in the answer; null leaves the parameter out. */
  include: number | null
}

const row = (contentType: ContentTypeId, filter: PageQuery['filter'], include: number | null): PageQuery => ({
  contentType,
  filter,
  include,
})

/**
 * The table of queries: specification §7, and below it the page types that the specification only names.
 * `header`, `footer` and `labels` are fetched in one request (see `shell.ts`).
 */
export const queries = {
  header: row('header', 'none', INCLUDE_DEPTH),
  footer: row('footer', 'none', INCLUDE_DEPTH),
  home: row('homePage', 'none', INCLUDE_DEPTH),
  article: row('article', 'slug', INCLUDE_DEPTH),
  articleListing: row('alpPage', 'slug', INCLUDE_DEPTH),
  articleListTabs: row('articleList', 'none', INCLUDE_DEPTH),
  product: row('product', 'slug', DEEP_INCLUDE_DEPTH),
  allProducts: row('product', 'none', null),
  productListing: row('productListingPage', 'slug', INCLUDE_DEPTH),
  sitemap: row('sitemap', 'slug', INCLUDE_DEPTH),
  history: row('ourHistory', 'slug', DEEP_INCLUDE_DEPTH),
  recommender: row('productRecommender', 'none', DEEP_INCLUDE_DEPTH),
  search: row('searchPage', 'none', DEEP_INCLUDE_DEPTH),
  content: row('contentPage', 'slug', DEEP_INCLUDE_DEPTH),

  labels: row('labels', 'none', INCLUDE_DEPTH),
  faqLanding: row('faqLandingPage', 'slug', INCLUDE_DEPTH),
  faq: row('faqPage', 'slug', INCLUDE_DEPTH),
  collectionList: row('collectionListPage', 'slug', INCLUDE_DEPTH),
  collection: row('collectionPage', 'slug', INCLUDE_DEPTH),
  redirects: row('redirect', 'none', null),
} as const satisfies Record<string, PageQuery>

/** "Query data": any type, depth 10, pages of 200. */
export const queryDataQuery = (contentType: ContentTypeId) => ({
  content_type: contentType,
  include: DEEP_INCLUDE_DEPTH,
  limit: QUERY_DATA_LIMIT,
})
