import { AppLink } from '@/components/AppLink/AppLink'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { reviewLabels } from '@/labels/reviews'
import { useLabels } from '@/labels/use-labels'
import type { ProductReviews } from '@/models/review'
import { REVIEWS_ANCHOR } from '@/routing/own-ids'
import { GUIDELINES_PATH, writeReviewHref } from '@/routing/reviews'
import styles from './ProductReviews.module.scss'
import { RatingOverview } from './RatingOverview'

/** Summary of a product's reviews, and a link to write one. */
export function ReviewsOverview({ reviews: { key, summary } }: { reviews: ProductReviews }) {
  const label = useLabels(reviewLabels)
  return (
    <div className={styles.overview}>
      <h2 id={`${REVIEWS_ANCHOR}-titulo`}>{label('reviews.title')}</h2>
      {summary ? (
        <RatingOverview summary={summary} />
      ) : (
        <p className={styles.none}>{label('reviews.none')}</p>
      )}
      <LinkButton variant="secondary" fullWidthOn={['smartphone']} href={writeReviewHref(key)}>
        {label('reviews.write')}
      </LinkButton>
      <p className={styles.policy}>
        {label('reviews.policy')} <AppLink href={GUIDELINES_PATH}>{label('reviews.guidelines')}</AppLink>
      </p>
    </div>
  )
}
