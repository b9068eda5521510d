import type { ContentPageModel } from '@/models/pages/content'
import { comparesProducts, makeComparison } from '../mappers/pages/comparison'
import type { ContentSource } from '../service/source'
import type { Lists } from './lists'

/** Adds what the compare table shows to a content page that has one; other pages cost nothing more. @throws ContentError */
export const withComparison = async (
  page: ContentPageModel,
  source: ContentSource,
  { allProducts, filterGroups }: Pick<Lists, 'allProducts' | 'filterGroups'>,
): Promise<ContentPageModel> => {
  if (!comparesProducts(page.containers)) return page
  const [products, groups] = await Promise.all([allProducts(source), filterGroups(source)])
  return { ...page, comparison: makeComparison(products, groups) }
}
