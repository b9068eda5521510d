import { MedicineBlock } from '@/components/MedicineBlock/MedicineBlock'
import type { NoticeSection } from '@/content-model/types/notice'
import type { CardModel } from '@/models/card'
import { fillProductName } from '@/products/fill-product-name'
import { NoticeBox } from '@/sections/Notice/NoticeBox'

export interface MedicineNoticesProps {
  products: readonly CardModel[]
  /** With `{produto}` for the name; null if editors wrote none. */
  notice: NoticeSection | null
}

/** The legal text of each suggested medicine (RDC 96/2008), and the common one below. */
export function MedicineNotices({ products, notice }: MedicineNoticesProps) {
  const medicines = products.filter(({ category }) => category === 'medicine')
  const text = medicines.map(({ title }) => fillProductName(notice?.text ?? '', title)).join('\n\n')
  return (
    <>
      {notice && text && <NoticeBox notice={{ ...notice, text }} />}
      <MedicineBlock products={products} />
    </>
  )
}
