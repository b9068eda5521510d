import { AppLink } from '@/components/AppLink/AppLink'
import { Rating } from '@/components/Rating/Rating'
import type { Rating as RatingModel } from '@/models/review'
import { REVIEWS_ANCHOR } from '@/routing/own-ids'
import styles from './ProductRating.module.scss'

/** The rating beside a product's name; links to the reviews. */
export function ProductRating({ rating }: { rating: RatingModel }) {
  return (
    <AppLink className={styles.link} href={`#${REVIEWS_ANCHOR}`}>
      <Rating rating={rating} />
    </AppLink>
  )
}
