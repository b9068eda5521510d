import { contentPages } from '@/server/content/pages'
import { readReviewPage } from '@/server/features/reviews/reading/read-reviews'
import { apiRoute } from '@/server/page-props/api-route'
import type { ReviewSort } from '@/shared/content-model/views/review'

const SORTS: readonly ReviewSort[] = ['newest', 'best', 'worst']

/** A number from 1 that a person could have asked for. */
const PAGE = /^[1-9]\d{0,4}$/

/**
 * `GET /api/reviews/PRODUCT/?page=&sort=`: a page of published reviews (`ReviewPage`; `sort`: newest, best, worst).
 * 400 for other pages or sorts, 404 for a product that may not be reviewed, 405, 503.
 */
export default apiRoute({ allowed: 'GET, HEAD' }, async (request, response) => {
  const { product, page = '1', sort: requested = 'newest' } = request.query
  const sort = SORTS.find((known) => known === requested)
  if (typeof product !== 'string' || typeof page !== 'string' || !PAGE.test(page) || !sort)
    return response.status(400).end()
  const { reviewable, source } = contentPages()
  if (!(await reviewable(source(false))).has(product)) return response.status(404).end()
  const body = await readReviewPage(product, Number(page), sort)
  return response.setHeader('Cache-Control', 'public, max-age=30').status(200).json(body)
})
