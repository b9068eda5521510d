import type { ComparedProduct } from '@/shared/content-model/views/comparison'

/** Pairs of products that must not be used together, once each, with the shared substance if any (behavior PRODUCT, ADR 39). */
export function conflictsAmong(products: readonly ComparedProduct[]) {
  return products.flatMap((one, place) =>
    products.slice(place + 1).flatMap((other) => {
      const conflict = one.notWith.find(({ key }) => key === other.key)
      return conflict ? [{ one: one.title, other: other.title, ingredient: conflict.ingredient }] : []
    }),
  )
}
