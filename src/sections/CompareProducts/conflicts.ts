import type { ComparedProduct } from '@/models/comparison'

/** Two of the compared products that must not be used together, by their titles. */
export interface ComparedConflict {
  one: string
  other: string
  /** The substance that both contain; null where their substances exclude each other. */
  ingredient: string | null
}

/** Each pair of these products that must not be used together, once (behavior PRODUCT, ADR 39). */
export function conflictsAmong(products: readonly ComparedProduct[]): ComparedConflict[] {
  return products.flatMap((one, place) =>
    products.slice(place + 1).flatMap((other) => {
      const conflict = one.notWith.find(({ key }) => key === other.key)
      return conflict ? [{ one: one.title, other: other.title, ingredient: conflict.ingredient }] : []
    }),
  )
}
