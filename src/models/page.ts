import type { ArticleModel } from './pages/article'
import type { ArticleListingModel } from './pages/article-listing'
import type { CollectionListModel, CollectionModel } from './pages/collections'
import type { ContentPageModel } from './pages/content'
import type { FaqLandingModel, FaqPageModel } from './pages/faq'
import type { HistoryModel } from './pages/history'
import type { HomePageModel } from './pages/home'
import type { ProductPageModel } from './pages/product'
import type { ProductListingModel } from './pages/product-listing'
import type { RecommenderModel } from './pages/recommender'
import type { SearchPageModel } from './pages/search'
import type { SitemapModel } from './pages/sitemap'

/** Every page that the site can draw; a new page type joins here and in the maps over `PageType`. */
export type PageModel =
  | HomePageModel
  | ContentPageModel
  | ProductPageModel
  | ProductListingModel
  | RecommenderModel
  | CollectionListModel
  | CollectionModel
  | ArticleModel
  | ArticleListingModel
  | HistoryModel
  | SitemapModel
  | FaqLandingModel
  | FaqPageModel
  | SearchPageModel
export type PageType = PageModel['type']
export type PageOf<Type extends PageType> = Extract<PageModel, { type: Type }>
