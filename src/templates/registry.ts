import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { PageType } from '@/content-model'
import { onDemand } from '@/navigation/on-demand'
import type { TemplateProps } from './template-props'

type Registry = { [Type in PageType]: ComponentType<TemplateProps<Type>> }

/** Template by page type, each its own chunk, so that a page loads only its template's scripts and styles. */
export const templates: Registry = {
  home: onDemand(dynamic(() => import('./home/HomePage').then((module) => module.HomePage))),
  content: onDemand(dynamic(() => import('./content/ContentPage').then((module) => module.ContentPage))),
  product: onDemand(dynamic(() => import('./product/ProductPage').then((module) => module.ProductPage))),
  productListing: onDemand(
    dynamic(() => import('./product-listing/ProductListingPage').then((module) => module.ProductListingPage)),
  ),
  recommender: onDemand(
    dynamic(() => import('./recommender/RecommenderPage').then((module) => module.RecommenderPage)),
  ),
  collectionList: onDemand(
    dynamic(() => import('./collection-list/CollectionListPage').then((module) => module.CollectionListPage)),
  ),
  collection: onDemand(
    dynamic(() => import('./collection/CollectionPage').then((module) => module.CollectionPage)),
  ),
  article: onDemand(dynamic(() => import('./article/ArticlePage').then((module) => module.ArticlePage))),
  articleListing: onDemand(
    dynamic(() => import('./article-listing/ArticleListingPage').then((module) => module.ArticleListingPage)),
  ),
  history: onDemand(dynamic(() => import('./history/HistoryPage').then((module) => module.HistoryPage))),
  sitemap: onDemand(dynamic(() => import('./sitemap/SitemapPage').then((module) => module.SitemapPage))),
  faqLanding: onDemand(
    dynamic(() => import('./faq-landing/FaqLandingPage').then((module) => module.FaqLandingPage)),
  ),
  faq: onDemand(dynamic(() => import('./faq/FaqPage').then((module) => module.FaqPage))),
  search: onDemand(dynamic(() => import('./search/SearchPage').then((module) => module.SearchPage))),
}
