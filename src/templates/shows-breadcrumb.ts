import { assertNever } from '@/lib/assert-never'
import type { PageModel } from '@/models/page'
import type { Section } from '@/models/sections'

/** Blocks that fill the width: in front of a page they take the place of the breadcrumb bar. */
const OPENING_BLOCKS: Section['type'][] = ['banner', 'carousel', 'productBanner']

const opensWithBlock = (sections: Section[] | undefined): boolean => {
  const first = sections?.[0]
  return first !== undefined && OPENING_BLOCKS.includes(first.type)
}

/** Whether the breadcrumb bar stands above the content: not on pages with content blocks in front (specification §2). */
export const showsBreadcrumb = (page: PageModel | null): boolean => {
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
