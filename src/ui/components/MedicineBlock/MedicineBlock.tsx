import type { CardModel } from '@/shared/content-model/views/card'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { useLabels } from '@/shared/labels/use-labels'
import styles from './MedicineBlock.module.scss'

/** The text that the law requires with every medicine (Law 9.294, art. 7; RDC 96/2008); nothing without one. */
export function MedicineBlock({ products }: { products: readonly Pick<CardModel, 'category'>[] }) {
  const label = useLabels(componentMarkLabels)
  if (!products.some(({ category }) => category === 'medicine')) return null
  return (
    <p className={styles.block} role="note">
      {label('mark.persisting')}
    </p>
  )
}
