import { SHARED_CACHE_CONTROL } from '@/cache/cache-control'
import { contentPages } from '@/content/pages'
import type { ListedProduct } from '@/content-model/types/product-listing-page'
import { isAllowed, type LoggedHandler, withRequestId } from '@/logging/request-id'
import { isFacetOf } from '@/products/products-of-facet'

/** `GET /api/products/?facet=ID`: `{ products }` of a long listing (behavior LIST-7); 400 without a facet. */
const handler: LoggedHandler = async (request, response) => {
  if (!isAllowed(request, response, 'GET, HEAD', {})) return
  const { facet } = request.query
  if (typeof facet !== 'string') {
    response.setHeader('Cache-Control', 'no-store').status(400).json({})
    return
  }
  const isDraft = request.draftMode === true
  const products: ListedProduct[] = await contentPages().listedProducts(facet, contentPages().source(isDraft))
  // What visitors invent makes no copy in a shared cache.
  const isCacheable = !isDraft && isFacetOf(products, facet)
  response.setHeader('Cache-Control', isCacheable ? SHARED_CACHE_CONTROL : 'no-store').json({ products })
}

export default withRequestId(handler)
