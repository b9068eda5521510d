import type { Entry } from '@/content-model/entry'
import { mapEach } from '../../reader/map'
import { mapFacet } from '../facets'
import type { KnownProduct } from '../known-product'

/** An answer's id, and the products that are never suggested to who chose it. */
interface Exclusion {
  answer: string
  excludes(product: KnownProduct): boolean
}

/**
 * What speaks against a product for an answer: editors say that it is not for what the answer stands for, or that what it
 * is stays away from it, or its minimum age (months) is above the answer's. Where editors say nothing, nothing is claimed.
 */
export function exclusionsOf({ fields }: Entry<'recommenderAnswer'>): Exclusion {
  const standsFor = new Set(mapEach(fields.facets, mapFacet).map(({ id }) => id))
  const excluded = new Set(mapEach(fields.excludedFacets, mapFacet).map(({ id }) => id))
  const { ageFrom } = fields
  return {
    answer: fields.uniqueId,
    excludes: ({ card, facets, notFor }) =>
      notFor.some((id) => standsFor.has(id)) ||
      facets.some(({ id }) => excluded.has(id)) ||
      (ageFrom !== null && card.minimumAge !== undefined && card.minimumAge > ageFrom),
  }
}
