import type { ReviewPage, ReviewSort } from '@/shared/content-model/views/review'

const isReviewPage = (answer: unknown): answer is ReviewPage =>
  typeof answer === 'object' && answer !== null && 'reviews' in answer && Array.isArray(answer.reviews)

/** Fetches a page of reviews. @throws if the response is invalid */
export async function fetchReviews(key: string, page: number, sort: ReviewSort): Promise<ReviewPage> {
  const query = new URLSearchParams({ page: String(page), sort })
  const response = await fetch(`/api/reviews/${encodeURIComponent(key)}/?${query}`)
  const answer: unknown = response.ok ? await response.json() : null
  if (!isReviewPage(answer)) throw new Error(`reviews: ${response.status}`)
  return answer
}
