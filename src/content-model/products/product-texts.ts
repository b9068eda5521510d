import type { ProductPageModel } from '@/content-model/types/product'
import { containsSections } from '@/utils/rich-text-tree'

/** Whether a product's texts contain a section. */
export function hasSectionsInTexts({ description, details, usage, composition }: ProductPageModel): boolean {
  const bodies = [...details, ...usage].map(({ body }) => body)
  return [description, composition?.nutrition, ...bodies].some(
    (text) => text !== undefined && containsSections(text),
  )
}
