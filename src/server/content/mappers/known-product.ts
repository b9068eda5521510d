import type { PartOfEntry } from '@/shared/content-model/entry'
import { mapEach } from '../reader/map'
import { mapFacet } from './facets'
import { mapProductCard, PRODUCT_CARD_FIELDS } from './sections/cards'
import { substancesOf } from './used-together'

/** The fields that are asked for of every product; a mapper cannot read another. */
export const KNOWN_PRODUCT_FIELDS = [
  ...PRODUCT_CARD_FIELDS,
  'featuredSort',
  'newestSort',
  'variants',
  'notFor',
] as const

type ListedEntry = PartOfEntry<'product', (typeof KNOWN_PRODUCT_FIELDS)[number]>

export type KnownProduct = ReturnType<typeof mapKnownProduct>

export function mapKnownProduct(entry: ListedEntry) {
  const { slug, facets, featuredSort, newestSort, isMedicine, registrationNumber } = entry.fields
  const { acceptsReviews, ratingAndReviewId } = entry.fields
  return {
    card: mapProductCard(entry),
    slug,
    facets: mapEach(facets, mapFacet),
    featured: featuredSort,
    newest: newestSort,
    ingredients: mapEach(entry.fields.activeIngredients, ({ fields }) => fields.name),
    substances: substancesOf(entry),
    notFor: mapEach(entry.fields.notFor, mapFacet),
    variants: mapEach(entry.fields.variants, ({ fields }) => fields.variantName),
    isMedicine: isMedicine ?? false,
    registrationNumber,
    reviewing: { isMedicine, acceptsReviews, ratingAndReviewId },
  }
}
