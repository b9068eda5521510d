import type { ProductPageModel } from '@/content-model/types/product'
import { holdsSections } from '@/lib/rich-text-tree'

/** Whether a section stands in one of a product's texts. Of texts that a document shows already it is known that none does. */
export function holdsLivelyTexts({ description, details, usage, composition }: ProductPageModel): boolean {
  const bodies = [...details, ...usage].map(({ body }) => body)
  return [description, composition?.nutrition, ...bodies].some(
    (text) => text !== undefined && holdsSections(text),
  )
}
