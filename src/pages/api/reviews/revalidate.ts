import { apiRoute } from '@/server/page-props/api-route'
import { readToken } from '@/server/protection/signed-token'
import { revalidateProduct } from '@/server/publishing/revalidation/revalidate-product'

/** `POST /api/reviews/revalidate/`: the site's signed message to itself. 204, 401, 405; 500 is to be repeated. */
export default apiRoute({ allowed: 'POST' }, async (request, response) => {
  const claim = readToken((request.headers.authorization ?? '').replace(/^Bearer /, ''), 'revalidate-reviews')
  if (!claim) return response.status(401).end()
  const failed = await revalidateProduct(claim.subject, (path) => response.revalidate(path))
  return response.status(failed.size > 0 ? 500 : 204).end()
})
