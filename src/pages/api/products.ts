import { SHARED_CACHE_CONTROL } from '@/server/cache/cache-control'
import { contentPages } from '@/server/content/pages'
import { apiRoute } from '@/server/page-props/api-route'
import { isFacetOf } from '@/shared/content-model/products/products-of-facet'
import type { ListedProduct } from '@/shared/content-model/types/product-listing-page'

/** `GET /api/products/?facet=ID`: `{ products }` of a long listing (behavior LIST-7); 400 without a facet. */
export default apiRoute({ allowed: 'GET, HEAD', refusal: {} }, async (request, response) => {
  const { facet } = request.query
  if (typeof facet !== 'string') return response.status(400).json({})
  const isDraft = request.draftMode === true
  const products: ListedProduct[] = await contentPages().listedProducts(facet, contentPages().source(isDraft))
  // What visitors invent makes no copy in a shared cache.
  if (!isDraft && isFacetOf(products, facet)) response.setHeader('Cache-Control', SHARED_CACHE_CONTROL)
  response.json({ products })
})
