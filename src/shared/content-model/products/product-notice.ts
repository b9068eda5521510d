import { fillProductName } from '@/shared/content-model/products/fill-product-name'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { ProductPageModel } from '@/shared/content-model/types/product'

/**
 * A product's legal notice. A medicine always has one: the editor's, else the default (RDC 96/2008, Law 9.294).
 * @param defaultText for medicines, with `{produto}` for the name.
 */
export function productNotice(
  { id, title, isMedicine, legalText }: ProductPageModel,
  defaultText: string,
): NoticeSection | null {
  const text = legalText ?? (isMedicine ? defaultText : null)
  return text === null
    ? null
    : {
        type: 'notice',
        id: `${id}.notice`,
        tone: isMedicine ? 'medicine' : 'info',
        title: null,
        text: fillProductName(text, title),
      }
}
