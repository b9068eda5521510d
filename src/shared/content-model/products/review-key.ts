export interface ReviewingFacts {
  /** Null if editors did not state it. */
  isMedicine: boolean | null
  acceptsReviews: boolean
  ratingAndReviewId: string | null
}

/**
 * A product's review key; null if it may not be reviewed. The only place that decides it (REVIEW-1): never
 * for medicines, nor possible ones, because the law forbids lay testimonials (Law 9.294/1996).
 */
export function reviewKeyOf({
  isMedicine,
  acceptsReviews,
  ratingAndReviewId,
}: ReviewingFacts): string | null {
  return isMedicine === false && acceptsReviews ? ratingAndReviewId : null
}
