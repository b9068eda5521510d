import { componentRatingLabels } from '@/shared/labels/component-ratings'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import styles from './Stars.module.scss'

export interface StarsProps {
  /** 0 to 5, with fractions. */
  value: number
  className?: string | undefined
}

/** Pixels from one star to the next. */
const STEP = 24
const STAR = '2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'
const FIVE = `m12 3.8 ${STAR}${`m${STEP} 0 ${STAR}`.repeat(4)}`

/** A number of stars in words: "4,3". Without `Intl`, whose first use blocks slow phones (`lib/long-date.ts`). */
export function formatStars(value: number): string {
  return String(Math.round(value * 10) / 10).replace('.', ',')
}

/** Five stars with a value; accessible name "4,3 de 5 estrelas". */
export function Stars({ value, className }: StarsProps) {
  const label = useLabels(componentRatingLabels)
  return (
    <svg
      className={classNames(styles.stars, className)}
      viewBox={`0 0 ${5 * STEP} ${STEP}`}
      role="img"
      aria-label={label('rating.stars', { average: formatStars(value) })}
    >
      <path className={styles.empty} d={FIVE} />
      <svg width={Math.round(value * STEP)} height={STEP} aria-hidden="true">
        <path className={styles.full} d={FIVE} />
      </svg>
    </svg>
  )
}
