import { createGetAllProducts } from './all-products'
import { createGetArticleLists } from './article-lists'
import { createGetFilterGroups } from './filter-groups'
import type { ListParts } from './list-parts'
import { createGetRedirects } from './redirects'
import { createGetShell } from './shell'

/** The answers that many pages share, each fetched at most once per worker and few seconds. */
export const createLists = (parts: ListParts) => ({
  shell: createGetShell(parts),
  allProducts: createGetAllProducts(parts),
  articleLists: createGetArticleLists(parts),
  filterGroups: createGetFilterGroups(parts),
  redirects: createGetRedirects(parts),
})

export type Lists = ReturnType<typeof createLists>
