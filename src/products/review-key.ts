export interface ReviewingFacts {
  /** Null if editors did not state it. */
  isMedicine: boolean | null
  acceptsReviews: boolean
  ratingAndReviewId: string | null
}

/**
 * A product's review key; null if it may not be reviewed. The only place that decides it (behavior REVIEW-1), for
 * form, responses, pages, structured data and search records: never for medicines, because the law forbids lay
 * testimonials (Law 9.294/1996), nor for possible ones. Whether the site has reviews is checked separately
 * (`REVIEWS_ENABLED`).
 */
export function reviewKeyOf({
  isMedicine,
  acceptsReviews,
  ratingAndReviewId,
}: ReviewingFacts): string | null {
  return isMedicine === false && acceptsReviews ? ratingAndReviewId : null
}
