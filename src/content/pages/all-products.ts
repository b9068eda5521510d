import { KNOWN_PRODUCT_FIELDS, mapKnownProduct } from '../mappers/known-product'
import { selectionOf } from '../service/selection'
import { fetchList } from './fetch-list'
import type { ListParts } from './list-parts'

/**
 * All products, without a depth: the service's default of one level brings what this reads, pictures included, because
 * assets come one level deeper than entries; relations are not selected. Kept for the worker; a product that cannot be
 * read is left out and reported. @throws ContentError
 */
export function createGetAllProducts(parts: ListParts) {
  const query = { select: selectionOf(KNOWN_PRODUCT_FIELDS) }
  return parts.cachedQuery('products', ['product'], (source) =>
    fetchList(parts, source, { contentType: 'product', query, map: mapKnownProduct }),
  )
}
