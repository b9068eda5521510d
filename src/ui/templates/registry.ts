import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { eachOnDemand } from '@/browser/hydration/on-demand'
import type { PageType } from '@/shared/content-model'
import type { TemplateProps } from './template-props'

type Registry = { [Type in PageType]: ComponentType<TemplateProps<Type>> }

/** Template by page type, each its own chunk, so that a page loads only its template's scripts and styles. */
export const templates: Registry = eachOnDemand({
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
})
