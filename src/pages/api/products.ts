import { SHARED_CACHE_CONTROL } from '@/cache/answers/cache-control'
import { contentPages } from '@/content/pages'
import type { ListedProduct } from '@/content-model/types/product-listing-page'
import { type LoggedHandler, withRequestId } from '@/logging/request-id'

/**
 * `GET /api/products/?facet=ID`: `{ products }`, all that a listing of this facet shows, for listings that are longer than
 * their page (behavior LIST-7). What pages keep of products answers it: the content service is not asked.
 */
const handler: LoggedHandler = async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD').status(405).json({})
    return
  }
  const { facet } = request.query
  const isDraft = request.draftMode === true
  const products: ListedProduct[] = await contentPages().listedProducts(
    typeof facet === 'string' ? facet : null,
    contentPages().source(isDraft),
  )
  response.setHeader('Cache-Control', isDraft ? 'no-store' : SHARED_CACHE_CONTROL).json({ products })
}

export default withRequestId(handler)
