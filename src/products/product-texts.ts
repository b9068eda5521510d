import type { ProductPageModel } from '@/content-model/types/product'
import { holdsSections } from '@/lib/rich-text-tree'

/** Whether a section stands in one of a product's texts. */
export function holdsLivelyTexts({ description, details, usage, composition }: ProductPageModel): boolean {
  const bodies = [...details, ...usage].map(({ body }) => body)
  return [description, composition?.nutrition, ...bodies].some(
    (text) => text !== undefined && holdsSections(text),
  )
}
