import { AppLink } from '@/components/AppLink/AppLink'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { reviewLabels } from '@/labels/reviews'
import { useLabels } from '@/labels/use-labels'
import type { ProductReviews as ProductReviewsModel } from '@/models/review'
import { REVIEWS_ANCHOR } from '@/routing/own-ids'
import { GUIDELINES_PATH, writeReviewHref } from '@/routing/reviews'
import styles from './ProductReviews.module.scss'
import { RatingOverview } from './RatingOverview'
import { ReviewBrowser } from './ReviewBrowser'

export interface ProductReviewsProps {
  reviews: ProductReviewsModel
  /** Of the product's page. */
  path: string
}

/** What visitors say of a product: on the whole, then one after the other, and the way to say something oneself. */
export function ProductReviews({ reviews: { key, summary, first }, path }: ProductReviewsProps) {
  const label = useLabels(reviewLabels)
  return (
    <section id={REVIEWS_ANCHOR} className={styles.reviews} aria-labelledby={`${REVIEWS_ANCHOR}-titulo`}>
      <div className={styles.grid}>
        <div className={styles.overview}>
          <h2 id={`${REVIEWS_ANCHOR}-titulo`} className={styles.title}>
            {label('reviews.title')}
          </h2>
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
        {summary && <ReviewBrowser path={path} productKey={key} first={first} count={summary.count} />}
      </div>
    </section>
  )
}
