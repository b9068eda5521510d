import type { ProductPageModel } from '@/content-model/types/product'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { productNotice } from '@/products/product-notice'
import { NoticeBox } from '@/sections/Notice/NoticeBox'
import { LeafletLinks } from './LeafletLinks'

/** Leaflet and legal texts. */
export function ProductNotes({ page }: { page: ProductPageModel }) {
  const label = useLabels(productLabels)
  const notice = productNotice(page, label('product.medicineNotice'))
  return (
    <>
      {page.leaflet && <LeafletLinks leaflet={page.leaflet} />}
      {notice && <NoticeBox notice={notice} />}
    </>
  )
}
