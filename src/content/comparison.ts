import type { ContentPageModel } from '@/models/pages/content'
import { getAllProducts } from './all-products'
import { getFilterGroups } from './filter-groups'
import { comparesProducts, makeComparison } from './mappers/pages/comparison'
import type { ContentSource } from './source'

/** Adds what the compare table shows to a content page that has one; other pages cost nothing more. @throws ContentError */
export const withComparison = async (
  page: ContentPageModel,
  source: ContentSource,
): Promise<ContentPageModel> => {
  if (!comparesProducts(page.containers)) return page
  const [products, groups] = await Promise.all([getAllProducts(source), getFilterGroups(source)])
  return { ...page, comparison: makeComparison(products, groups) }
}
