import { z } from 'zod'
import { assetScheme } from '@/config/env'
import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import type { CardModel } from '@/models/sections'
import { askList } from './ask-list'
import { links, optionalFlag, optionalNumber, optionalText, requiredText } from './entries/fields'
import { keepPerSource } from './keep-per-source'
import { createMapContext } from './mappers/context'
import { defineMapper, mapLinks } from './mappers/define-mapper'
import { facetMapper, type MappedFacet } from './mappers/facets'
import { productCard, productCardFieldNames } from './mappers/sections/cards'
import { questions, selectionOf } from './questions'
import { readEach } from './read-each'

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

const ingredientName = defineMapper(
  'activeIngredient',
  z.object({ name: requiredText }),
  (fields) => fields.name,
)
const variantName = defineMapper(
  'productVariant',
  z.object({ variantName: requiredText }),
  (fields) => fields.variantName,
)

const fields = z.object({
  slug: requiredText,
  facets: links,
  featuredSort: optionalNumber,
  newestSort: optionalNumber,
  activeIngredients: links,
  variants: links,
  isMedicine: optionalFlag,
  registrationNumber: optionalText,
})

const knownProductMapper = defineMapper(
  'product',
  fields,
  (found, entry, context): Omit<KnownProduct, 'card'> => {
    const from = (field: string) => ({ id: entry.id, field })
    return {
      slug: found.slug,
      facets: mapLinks(found.facets, [facetMapper], context, from('facets')),
      featured: found.featuredSort,
      newest: found.newestSort,
      ingredients: mapLinks(found.activeIngredients, [ingredientName], context, from('activeIngredients')),
      variants: mapLinks(found.variants, [variantName], context, from('variants')),
      isMedicine: found.isMedicine,
      registrationNumber: found.registrationNumber,
    }
  },
)

/**
 * "All products" of specification §7, without a depth: the service's default of one level brings what this reads,
 * pictures included, because assets come one level deeper than entries; relations are not selected. Kept for the worker; a product that cannot be
 * read is left out and reported. @throws ContentError
 */
export const getAllProducts = keepPerSource(
  'products',
  [questions.allProducts.contentType],
  async (source): Promise<KnownProduct[]> => {
    const { contentType } = questions.allProducts
    const { items, graph } = await askList(
      source,
      {
        content_type: contentType,
        select: selectionOf([...productCardFieldNames, ...Object.keys(fields.shape)]),
        locale: LOCALE,
        limit: QUERY_DATA_LIMIT,
      },
      { contentType },
    )
    const context = createMapContext(graph, assetScheme())
    return readEach(items, context, (entry) => ({
      card: productCard.read(entry, context),
      ...knownProductMapper.read(entry, context),
    }))
  },
)
