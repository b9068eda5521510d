import { MedicineBlock } from '@/components/MedicineBlock/MedicineBlock'
import type { NoticeSection } from '@/content-model/types/notice'
import type { CardModel } from '@/models/card'
import { fillProductName } from '@/products/fill-product-name'
import { NoticeBox } from '@/sections/Notice/NoticeBox'

export interface MedicineNoticesProps {
  products: readonly CardModel[]
  /** With `{produto}` for the name; null where editors wrote none. */
  notice: NoticeSection | null
}

/** What the law asks to say of each medicine that is suggested (RDC 96/2008), and once below all of them. */
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
