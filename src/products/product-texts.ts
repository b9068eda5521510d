import type { ProductPageModel } from '@/content-model/types/product'
import { containsSections } from '@/lib/rich-text-tree'

/** Whether one of a product's texts has a section in it. */
export function hasSectionsInTexts({ description, details, usage, composition }: ProductPageModel): boolean {
  const bodies = [...details, ...usage].map(({ body }) => body)
  return [description, composition?.nutrition, ...bodies].some(
    (text) => text !== undefined && containsSections(text),
  )
}
