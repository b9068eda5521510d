import type { ProductReviews, ReviewSummary } from '@/shared/content-model/views/review'
import { componentRatingLabels } from '@/shared/labels/component-ratings'
import { reviewLabels } from '@/shared/labels/reviews'
import { useLabels } from '@/shared/labels/use-labels'
import { REVIEWS_ANCHOR } from '@/shared/routing/own-ids'
import { writeReviewHref } from '@/shared/routing/reviews'
import { usePlace } from '@/shared/routing/use-place'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { formatStars, Stars } from '@/ui/components/Stars/Stars'
import styles from './ProductReviews.module.scss'

const STARS = [5, 4, 3, 2, 1]

function RatingOverview({ summary }: { summary: ReviewSummary }) {
  const label = useLabels(reviewLabels)
  const ratingLabel = useLabels(componentRatingLabels)
  const { average, count, distribution, recommended } = summary
  const most = Math.max(...distribution)
  const countText = (number: number): string =>
    number === 1 ? ratingLabel('rating.one') : ratingLabel('rating.many', { count: number })
  return (
    <>
      <div className={styles.whole}>
        <p className={styles.average}>
          <span className="visually-hidden">{label('reviews.average')}: </span>
          {formatStars(average)}
        </p>
        <div className={styles.facts}>
          <Stars value={average} className="large" />
          <p>{countText(count)}</p>
          <p className="tone-muted small">{label('reviews.recommended', { recommended, count })}</p>
        </div>
      </div>
      <ul {...plainList} className={styles.distribution} aria-label={label('reviews.distribution')}>
        {STARS.map((stars) => {
          const number = distribution[stars - 1] ?? 0
          return (
            <li key={stars} className={styles.row}>
              <span>{stars === 1 ? label('reviews.stars.one') : label('reviews.stars.many', { stars })}</span>
              <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.share} width={most > 0 ? (100 * number) / most : 0} height="8" />
              </svg>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <span className="visually-hidden">{countText(number)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Summary of a product's reviews, and a link to write one. */
export function ReviewsOverview({ reviews: { key, summary } }: { reviews: ProductReviews }) {
  const label = useLabels(reviewLabels)
  const canWrite = usePlace('writeReview') !== null
  const guidelines = usePlace('reviewGuidelines')
  return (
    <div className={styles.overview}>
      <h2 id={`${REVIEWS_ANCHOR}-titulo`}>{label('reviews.title')}</h2>
      {summary ? <RatingOverview summary={summary} /> : <p className="text-width">{label('reviews.none')}</p>}
      {canWrite && (
        <LinkButton variant="secondary" fullWidthOn={['smartphone']} href={writeReviewHref(key)}>
          {label('reviews.write')}
        </LinkButton>
      )}
      <p className="tone-muted small text-width">
        {label('reviews.policy')}{' '}
        {guidelines && <AppLink href={guidelines}>{label('reviews.guidelines')}</AppLink>}
      </p>
    </div>
  )
}
