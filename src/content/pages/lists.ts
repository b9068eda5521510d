import { createGetAllProducts } from './all-products'
import { createGetArticleLists } from './article-lists'
import { createGetFilterGroups } from './filter-groups'
import { createGetGlobalContent } from './global-content'
import type { ListParts } from './list-parts'
import { createGetRedirects } from './redirects'

/** The responses that many pages share, each fetched at most once per worker and few seconds. */
export function createLists(parts: ListParts) {
  return {
    globalData: createGetGlobalContent(parts),
    allProducts: createGetAllProducts(parts),
    articleLists: createGetArticleLists(parts),
    filterGroups: createGetFilterGroups(parts),
    redirects: createGetRedirects(parts),
  }
}

export type Lists = ReturnType<typeof createLists>
