import type { Entry } from '@/content-model/entry'
import { unsuitability } from '@/products/suitability'
import { mapEach } from '../../reader/map'
import { mapFacet } from '../facets'
import type { KnownProduct } from '../known-product'

/** An answer's id, and the products that are never suggested to who chose it. */
interface Exclusion {
  answer: string
  excludes(product: KnownProduct): boolean
}

/** Why a product is excluded for an answer: not for that person or symptom, or by a facet that editors exclude. */
export function exclusionsOf({ fields }: Entry<'recommenderAnswer'>): Exclusion {
  const groups = mapEach(fields.facets, mapFacet).map(({ id }) => id)
  const excluded = new Set(mapEach(fields.excludedFacets, mapFacet).map(({ id }) => id))
  const user = { age: fields.ageFrom, groups, avoids: [] }
  return {
    answer: fields.uniqueId,
    excludes: ({ card, facets, notFor, isMedicine }) => {
      const limits = {
        isMedicine,
        minimumAge: card.minimumAge ?? null,
        notFor: notFor.map(({ id }) => id),
        substances: [],
      }
      return unsuitability(limits, user) !== null || facets.some(({ id }) => excluded.has(id))
    },
  }
}
