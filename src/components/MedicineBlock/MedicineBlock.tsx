import { componentMarkLabels } from '@/labels/component-marks'
import { useLabels } from '@/labels/use-labels'
import type { CardModel } from '@/models/card'
import styles from './MedicineBlock.module.scss'

export interface MedicineBlockProps {
  /** What is shown above it; without a medicine among them nothing is said. */
  products: readonly Pick<CardModel, 'category'>[]
}

/** The words that the law asks for wherever a medicine is shown (Law 9.294, art. 7; RDC 96/2008). */
export function MedicineBlock({ products }: MedicineBlockProps) {
  const label = useLabels(componentMarkLabels)
  if (!products.some(({ category }) => category === 'medicine')) return null
  return (
    <p className={styles.block} role="note">
      {label('mark.persisting')}
    </p>
  )
}
