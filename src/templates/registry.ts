import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { PageOf, PageType } from '@/models/page'

export interface TemplateProps<Type extends PageType> {
  page: PageOf<Type>
}

type Registry = { [Type in PageType]: ComponentType<TemplateProps<Type>> }

/** Page type -> template. Each is a chunk of its own, so that a page ships the scripts and styles of its template only. */
export const templates: Registry = {
  home: dynamic(() => import('./home/HomePage').then((module) => module.HomePage)),
  content: dynamic(() => import('./content/ContentPage').then((module) => module.ContentPage)),
  product: dynamic(() => import('./product/ProductPage').then((module) => module.ProductPage)),
  productListing: dynamic(() =>
    import('./product-listing/ProductListingPage').then((module) => module.ProductListingPage),
  ),
  recommender: dynamic(() =>
    import('./recommender/RecommenderPage').then((module) => module.RecommenderPage),
  ),
  collectionList: dynamic(() =>
    import('./collection-list/CollectionListPage').then((module) => module.CollectionListPage),
  ),
  collection: dynamic(() => import('./collection/CollectionPage').then((module) => module.CollectionPage)),
  article: dynamic(() => import('./article/ArticlePage').then((module) => module.ArticlePage)),
  articleListing: dynamic(() =>
    import('./article-listing/ArticleListingPage').then((module) => module.ArticleListingPage),
  ),
  history: dynamic(() => import('./history/HistoryPage').then((module) => module.HistoryPage)),
  sitemap: dynamic(() => import('./sitemap/SitemapPage').then((module) => module.SitemapPage)),
  faqLanding: dynamic(() => import('./faq-landing/FaqLandingPage').then((module) => module.FaqLandingPage)),
  faq: dynamic(() => import('./faq/FaqPage').then((module) => module.FaqPage)),
  search: dynamic(() => import('./search/SearchPage').then((module) => module.SearchPage)),
}
