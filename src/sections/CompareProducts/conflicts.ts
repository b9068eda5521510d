import type { ComparedProduct } from '@/models/comparison'

/** Two compared products that must not be used together, by title. */
export interface ComparedConflict {
  one: string
  other: string
  /** The shared substance; null if their substances exclude each other. */
  ingredient: string | null
}

/** Pairs of products that must not be used together, once each (behavior PRODUCT, ADR 39). */
export function conflictsAmong(products: readonly ComparedProduct[]): ComparedConflict[] {
  return products.flatMap((one, place) =>
    products.slice(place + 1).flatMap((other) => {
      const conflict = one.notWith.find(({ key }) => key === other.key)
      return conflict ? [{ one: one.title, other: other.title, ingredient: conflict.ingredient }] : []
    }),
  )
}
