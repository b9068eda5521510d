import { z } from 'zod'
import type { CardModel } from '@/models/sections'
import { links, optionalFlag, optionalNumber, optionalText, requiredText } from '../entries/fields'
import { defineMapper, mapLinks } from './define-mapper'
import { facetMapper, type MappedFacet } from './facets'

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

export const knownProductMapper = defineMapper(
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

export const knownProductFieldNames = Object.keys(fields.shape)
