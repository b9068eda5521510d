import type { CollectionListModel, CollectionModel } from './pages/collections'
import type { ContentPageModel } from './pages/content'
import type { HomePageModel } from './pages/home'
import type { ProductPageModel } from './pages/product'
import type { ProductListingModel } from './pages/product-listing'
import type { RecommenderModel } from './pages/recommender'

/** Every page that the site can draw; a new page type joins here and in the maps over `PageType`. */
export type PageModel =
  | HomePageModel
  | ContentPageModel
  | ProductPageModel
  | ProductListingModel
  | RecommenderModel
  | CollectionListModel
  | CollectionModel
export type PageType = PageModel['type']
export type PageOf<Type extends PageType> = Extract<PageModel, { type: Type }>
