import { ageKey } from '@/shared/content-model/products/age-key'
import type { ProductCategory } from '@/shared/content-model/vocabulary'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import styles from './ProductMarks.module.scss'

export interface ProductMarksProps {
  category?: ProductCategory | null | undefined
  /** In months. */
  minimumAge?: number | null | undefined
  /** In months: below this age a doctor decides. */
  withDoctorUntil?: number | null | undefined
  isRecalled?: boolean | undefined
  /** Of a medicine: the names of its substances, and its number at the authority. */
  substances?: readonly string[] | undefined
  registration?: string | null | undefined
}

/** What a medicine contains, that a product is recalled, its legal category and minimum age; nothing if none is known. */
export function ProductMarks({
  category = null,
  minimumAge = null,
  withDoctorUntil = null,
  isRecalled,
  substances = [],
  registration,
}: ProductMarksProps) {
  const label = useLabels(componentMarkLabels)
  const recalled = isRecalled && (
    <span className={classNames(styles.mark, styles.recalled)}>{label('mark.recalled')}</span>
  )
  // Alone it is part of the name of what it stands in.
  if (category === null && minimumAge === null) return recalled ? <p>{recalled}</p> : null
  const age = minimumAge === null ? null : ageKey(minimumAge, withDoctorUntil)
  const number = registration && label('mark.registration', { number: registration })
  const contents = [substances.join(', '), number].filter(Boolean).join('. ')
  return (
    <>
      {contents && <p className="tone-muted small">{contents}</p>}
      <ul {...plainList} className={styles.marks} aria-label={label('mark.title')}>
        {recalled && <li>{recalled}</li>}
        {category && <li className={styles.mark}>{label(`mark.${category}`)}</li>}
        {age && <li className={styles.mark}>{label(age.key, age.values)}</li>}
      </ul>
    </>
  )
}
