import type { ProductPageModel } from '@/content-model/types/product'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { NoticeBox } from '@/sections/Notice/NoticeBox'
import styles from './RecallBox.module.scss'

/** Which lots are recalled, and what to do: first on the page, in place of the shops (behavior RECALL-1). */
export function RecallBox({ page: { id, recall } }: { page: ProductPageModel }) {
  const label = useLabels(productLabels)
  return (
    <div className={styles.recall}>
      <NoticeBox
        notice={{
          type: 'notice',
          id,
          tone: 'warning',
          title: null,
          text: `${label('product.recall')}\n\n${recall}`,
        }}
      />
    </div>
  )
}
