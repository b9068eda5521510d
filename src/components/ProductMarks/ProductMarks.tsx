import type { ProductCategory } from '@/content-model/vocabulary'
import { componentMarkLabels } from '@/labels/component-marks'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import { ageKey } from './age-key'
import styles from './ProductMarks.module.scss'

export interface ProductMarksProps {
  category?: ProductCategory | null | undefined
  /** In months. */
  minimumAge?: number | null | undefined
  isRecalled?: boolean | undefined
}

/** That a product is recalled, its legal category and minimum age; nothing if none is known. */
export function ProductMarks({ category = null, minimumAge = null, isRecalled }: ProductMarksProps) {
  const label = useLabels(componentMarkLabels)
  if (category === null && minimumAge === null && !isRecalled) return null
  const age = minimumAge === null ? null : ageKey(minimumAge)
  return (
    <ul {...plainList} className={styles.marks} aria-label={label('mark.title')}>
      {isRecalled && <li className={classNames(styles.mark, styles.recalled)}>{label('mark.recalled')}</li>}
      {category && <li className={styles.mark}>{label(`mark.${category}`)}</li>}
      {age && <li className={styles.mark}>{label(age.key, { count: age.count })}</li>}
    </ul>
  )
}
