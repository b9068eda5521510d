import { assetScheme } from '@/config/env'
import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import type { PartOfEntry } from '@/content-model/entry'
import type { CardModel } from '@/models/card'
import { askList } from './ask-list'
import { keepPerSource } from './keep-per-source'
import { type MappedFacet, mapFacet } from './mappers/facets'
import { mapProductCard, PRODUCT_CARD_FIELDS } from './mappers/sections/cards'
import { selectionOf } from './questions'
import { createReadContext } from './reader/context'
import { mapList } from './reader/list'
import { mapEach } from './reader/map'

/** What pages that show many products can say of each. */
export interface KnownProduct {
  card: CardModel
  slug: string
  facets: MappedFacet[]
  featured: number | null
  newest: number | null
  ingredients: string[]
  variants: string[]
  isMedicine: boolean
  registrationNumber: string | null
}

const KNOWN_FIELDS = [
  ...PRODUCT_CARD_FIELDS,
  'facets',
  'featuredSort',
  'newestSort',
  'activeIngredients',
  'variants',
  'isMedicine',
  'registrationNumber',
] as const

function mapKnownProduct(entry: PartOfEntry<'product', (typeof KNOWN_FIELDS)[number]>): KnownProduct {
  const { slug, facets, featuredSort, newestSort, isMedicine, registrationNumber } = entry.fields
  return {
    card: mapProductCard(entry),
    slug,
    facets: mapEach(facets, mapFacet),
    featured: featuredSort,
    newest: newestSort,
    ingredients: mapEach(entry.fields.activeIngredients, ({ fields }) => fields.name),
    variants: mapEach(entry.fields.variants, ({ fields }) => fields.variantName),
    isMedicine,
    registrationNumber,
  }
}

/**
 * All products, without a depth: the service's default of one level brings what this reads, pictures included, because
 * assets come one level deeper than entries; relations are not selected. Kept for the worker; a product that cannot be
 * read is left out and reported. @throws ContentError
 */
export const getAllProducts = keepPerSource(
  'products',
  ['product'],
  async (source): Promise<KnownProduct[]> => {
    const { items, graph } = await askList(
      source,
      {
        content_type: 'product',
        select: selectionOf(KNOWN_FIELDS),
        locale: LOCALE,
        limit: QUERY_DATA_LIMIT,
      },
      { contentType: 'product' },
    )
    return mapList('product', items, createReadContext(graph, assetScheme()), mapKnownProduct)
  },
)
