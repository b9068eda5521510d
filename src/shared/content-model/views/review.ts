/** What visitors think of a product on the whole, from published reviews only. */
export interface Rating {
  /** 1 to 5, with one decimal. */
  average: number
  /** At least 1. */
  count: number
}

export interface ReviewSummary extends Rating {
  /** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
  distribution: [number, number, number, number, number]
  recommended: number
}

export interface ReviewWords {
  /** 1 to 5. */
  rating: number
  recommends: boolean
  title: string
  summary: string
  description: string
  nickname: string
  location: string
}

/** What is told of a review in public: never the address of its author. */
export interface PublishedReview extends ReviewWords {
  id: string
  /** The day in Brazil: `2026-11-20`. */
  publishedOn: string
  /** Path of this site, and its size in pixels. */
  photo: { url: string; width: number; height: number } | null
}

export type ReviewSort = 'newest' | 'best' | 'worst'

/** The reviews of a product that its page shows before a visitor asks for others: the newest. */
export interface ProductReviews {
  /** What the product's reviews are filed under (`ratingAndReviewId`). */
  key: string
  /** Null as long as none is published. */
  summary: ReviewSummary | null
  first: PublishedReview[]
}

export interface ReviewableProduct {
  key: string
  title: string
}

/** One page of a product's reviews, as `GET /api/reviews/KEY/` answers. */
export interface ReviewPage {
  reviews: PublishedReview[]
  /** From 1. */
  page: number
  pages: number
  total: number
}
