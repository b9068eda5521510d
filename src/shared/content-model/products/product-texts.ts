import type { ProductPageModel } from '@/shared/content-model/types/product'
import { containsSections } from '@/shared/content-model/views/rich-text-tree'

/** Whether a product's texts contain a section. */
export function hasSectionsInTexts({ description, details, usage, composition }: ProductPageModel): boolean {
  const bodies = [...details, ...usage].map(({ body }) => body)
  return [description, composition?.nutrition, ...bodies].some(
    (text) => text !== undefined && containsSections(text),
  )
}
