import { articlePages } from './pages/articles'
import { historyPages, homePage, recommenderPages, sitemapPages } from './pages/guides'
import { otherPages } from './pages/others'
import { productPages } from './pages/products'

/** Every page type of specification §2, with the ids of its §7. */
export const pages = [
  homePage,
  ...articlePages,
  ...productPages,
  ...historyPages,
  ...sitemapPages,
  ...recommenderPages,
  ...otherPages,
]
