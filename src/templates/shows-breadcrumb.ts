import type { PageModel } from '@/content-model'
import { assertNever } from '@/lib/assert-never'
import { opensWithBlock } from './opens-with-block'

/** Whether the breadcrumb bar stands above the content: not on pages with content blocks in front (behavior LAYOUT-2). */
export function showsBreadcrumb(page: PageModel | null): boolean {
  if (page === null) return false
  switch (page.type) {
    case 'home':
      return false
    case 'content':
      return !opensWithBlock(page.containers[0]?.sections)
    case 'product':
    case 'productListing':
    case 'recommender':
    case 'collectionList':
    case 'collection':
    case 'article':
    case 'articleListing':
    case 'sitemap':
    case 'faqLanding':
    case 'faq':
    case 'search':
      return true
    case 'history':
      return page.banner === null
    default:
      return assertNever(page)
  }
}
