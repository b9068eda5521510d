import type { Rating as RatingModel } from '@/shared/content-model/views/review'
import { componentRatingLabels } from '@/shared/labels/component-ratings'
import { useLabels } from '@/shared/labels/use-labels'
import { formatStars, Stars } from '../Stars/Stars'
import styles from './Rating.module.scss'

/** A product's rating in one line: stars, average and count. */
export function Rating({ rating: { average, count } }: { rating: RatingModel }) {
  const label = useLabels(componentRatingLabels)
  return (
    <div className={styles.rating}>
      <Stars value={average} />
      <span className={styles.average} aria-hidden="true">
        {formatStars(average)}
      </span>
      <span className={styles.count}>
        {count === 1 ? label('rating.one') : label('rating.many', { count })}
      </span>
    </div>
  )
}
