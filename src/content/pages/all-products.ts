import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { KNOWN_PRODUCT_FIELDS, type KnownProduct, mapKnownProduct } from '../mappers/known-product'
import { createReadContext } from '../reader/context'
import { mapList } from '../reader/list'
import { selectionOf } from '../service/selection'
import type { ListParts } from './list-parts'

/**
 * All products, without a depth: the service's default of one level brings what this reads, pictures included, because
 * assets come one level deeper than entries; relations are not selected. Kept for the worker; a product that cannot be
 * read is left out and reported. @throws ContentError
 */
export function createGetAllProducts({ fetchEntries, cachedQuery, scheme }: ListParts) {
  return cachedQuery('products', ['product'], async (source): Promise<KnownProduct[]> => {
    const contentType = 'product'
    const select = selectionOf(KNOWN_PRODUCT_FIELDS)
    const query = { content_type: contentType, select, locale: LOCALE, limit: QUERY_DATA_LIMIT }
    const { items, graph } = await fetchEntries(source, query, { contentType })
    return mapList(contentType, items, createReadContext(graph, scheme), mapKnownProduct)
  })
}
