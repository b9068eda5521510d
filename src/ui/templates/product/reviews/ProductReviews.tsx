import { staticPart } from '@/browser/hydration/static-part'
import type { ProductReviews as ProductReviewsModel } from '@/shared/content-model/views/review'
import { REVIEWS_ANCHOR } from '@/shared/routing/own-ids'
import styles from './ProductReviews.module.scss'
import { ReviewBrowser } from './ReviewBrowser'
// The island's styles.
import '@/ui/components/Stars/Stars.module.scss'

const ReviewsOverview = staticPart(() => import('./ReviewsOverview').then((module) => module.ReviewsOverview))

/** A product's reviews: summary, list, and a link to write one. */
export function ProductReviews({ reviews, path }: { reviews: ProductReviewsModel; path: string }) {
  const { key, summary, first } = reviews
  return (
    <section id={REVIEWS_ANCHOR} className={styles.reviews} aria-labelledby={`${REVIEWS_ANCHOR}-titulo`}>
      <div className={styles.grid}>
        <ReviewsOverview reviews={reviews} />
        {summary && <ReviewBrowser path={path} productKey={key} first={first} count={summary.count} />}
      </div>
    </section>
  )
}
