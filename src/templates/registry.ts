import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { PageType } from '@/content-model'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import type { TemplateProps } from './template-props'

type Registry = { [Type in PageType]: ComponentType<TemplateProps<Type>> }

/** Page type -> template. Each is a chunk of its own, so that a page ships the scripts and styles of its template only. */
export const templates: Registry = {
  home: heldUntilLoaded(dynamic(() => import('./home/HomePage').then((module) => module.HomePage))),
  content: heldUntilLoaded(
    dynamic(() => import('./content/ContentPage').then((module) => module.ContentPage)),
  ),
  product: heldUntilLoaded(
    dynamic(() => import('./product/ProductPage').then((module) => module.ProductPage)),
  ),
  productListing: heldUntilLoaded(
    dynamic(() => import('./product-listing/ProductListingPage').then((module) => module.ProductListingPage)),
  ),
  recommender: heldUntilLoaded(
    dynamic(() => import('./recommender/RecommenderPage').then((module) => module.RecommenderPage)),
  ),
  collectionList: heldUntilLoaded(
    dynamic(() => import('./collection-list/CollectionListPage').then((module) => module.CollectionListPage)),
  ),
  collection: heldUntilLoaded(
    dynamic(() => import('./collection/CollectionPage').then((module) => module.CollectionPage)),
  ),
  article: heldUntilLoaded(
    dynamic(() => import('./article/ArticlePage').then((module) => module.ArticlePage)),
  ),
  articleListing: heldUntilLoaded(
    dynamic(() => import('./article-listing/ArticleListingPage').then((module) => module.ArticleListingPage)),
  ),
  history: heldUntilLoaded(
    dynamic(() => import('./history/HistoryPage').then((module) => module.HistoryPage)),
  ),
  sitemap: heldUntilLoaded(
    dynamic(() => import('./sitemap/SitemapPage').then((module) => module.SitemapPage)),
  ),
  faqLanding: heldUntilLoaded(
    dynamic(() => import('./faq-landing/FaqLandingPage').then((module) => module.FaqLandingPage)),
  ),
  faq: heldUntilLoaded(dynamic(() => import('./faq/FaqPage').then((module) => module.FaqPage))),
  search: heldUntilLoaded(dynamic(() => import('./search/SearchPage').then((module) => module.SearchPage))),
}
