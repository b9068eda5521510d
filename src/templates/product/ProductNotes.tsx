import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { ProductPageModel } from '@/content-model/types/product'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { productNotice } from '@/products/product-notice'
import { NoticeBox } from '@/sections/Notice/NoticeBox'
import { LeafletLinks } from './LeafletLinks'
import styles from './ProductSummary.module.scss'

/** What a product is for, its legal text, and its leaflet. */
export function ProductNotes({ page }: { page: ProductPageModel }) {
  const label = useLabels(productLabels)
  const notice = productNotice(page, label('product.medicineNotice'))
  return (
    <div className={styles.notes}>
      {page.shortDescription && <Paragraphs text={page.shortDescription} className="lead" />}
      {notice && <NoticeBox notice={notice} />}
      {page.leaflet && <LeafletLinks leaflet={page.leaflet} />}
    </div>
  )
}
