/** What editors say of a product that decides whether it may be reviewed. */
export interface ReviewingFacts {
  /** Null where editors did not say. */
  isMedicine: boolean | null
  acceptsReviews: boolean
  ratingAndReviewId: string | null
}

/**
 * What a product's reviews are filed under; null where it may not be reviewed. The one place where that is decided
 * (behavior REVIEW-1), for form, answers, pages, structured data and search records alike: never for medicines, because the
 * law forbids testimonials of lay people (Law 9.294/1996), and so neither for what might be one. Whether the site takes
 * reviews at all is asked beside it (`REVIEWS_ENABLED`).
 */
export function reviewKeyOf({
  isMedicine,
  acceptsReviews,
  ratingAndReviewId,
}: ReviewingFacts): string | null {
  return isMedicine === false && acceptsReviews ? ratingAndReviewId : null
}
