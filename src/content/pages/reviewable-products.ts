import { LOCALE } from '@/config/site'
import { reviewKeyOf } from '@/products/review-key'
import type { KnownProduct } from '../mappers/known-product'

export interface KnownReviewable {
  key: string
  /** Of its entry. */
  id: string
  slug: string
  title: string
}

/** By the key of their reviews; of several with one key, the first by name. `isOn`: the site has reviews */
export function reviewableProducts(
  products: readonly KnownProduct[],
  isOn: boolean,
): ReadonlyMap<string, KnownReviewable> {
  const found = new Map<string, KnownReviewable>()
  for (const { card, slug, reviewing } of isOn ? products : []) {
    const key = reviewKeyOf(reviewing)
    if (key !== null && !found.has(key)) found.set(key, { key, id: card.id, slug, title: card.title })
  }
  return new Map([...found].sort(([, one], [, other]) => one.title.localeCompare(other.title, LOCALE)))
}
