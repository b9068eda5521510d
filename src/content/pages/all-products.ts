import { KNOWN_PRODUCT_FIELDS, mapKnownProduct } from '../mappers/known-product'
import type { DraftReading } from '../reader/draft-reading'
import { selectionOf } from '../service/selection'
import { fetchList } from './fetch-list'
import type { ListParts } from './list-parts'

/** All products, with pictures and without relations. Cached; unreadable products are omitted and reported. @throws ContentError */
export function createGetAllProducts(parts: ListParts) {
  const query = { select: selectionOf(KNOWN_PRODUCT_FIELDS) }
  return parts.cachedQuery('products', ['product'], (source, draft: DraftReading | null) =>
    fetchList(parts, source, { draft, contentType: 'product', query, map: mapKnownProduct }),
  )
}
