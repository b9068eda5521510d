import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { createMapContext } from '../mappers/context'
import { type KnownProduct, knownProductFieldNames, knownProductMapper } from '../mappers/known-product'
import { readEach } from '../mappers/read-each'
import { productCard, productCardFieldNames } from '../mappers/sections/cards'
import { selectionOf } from '../service/selection'
import type { ListParts } from './list-parts'
import { queries } from './queries'

/**
 * "All products" of specification §7, without a depth: the service's default of one level brings what this reads,
 * pictures included, because assets come one level deeper than entries; relations are not selected. Kept for the worker; a product that cannot be
 * read is left out and reported. @throws ContentError
 */
export const createGetAllProducts = ({ fetchEntries, cachedQuery, scheme }: ListParts) =>
  cachedQuery('products', [queries.allProducts.contentType], async (source): Promise<KnownProduct[]> => {
    const { contentType } = queries.allProducts
    const { items, graph } = await fetchEntries(
      source,
      {
        content_type: contentType,
        select: selectionOf([...productCardFieldNames, ...knownProductFieldNames]),
        locale: LOCALE,
        limit: QUERY_DATA_LIMIT,
      },
      { contentType },
    )
    const context = createMapContext(graph, scheme)
    return readEach(items, context, (entry) => ({
      card: productCard.read(entry, context),
      ...knownProductMapper.read(entry, context),
    }))
  })
