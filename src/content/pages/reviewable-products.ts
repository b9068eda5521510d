import { LOCALE } from '@/config/site'
import { reviewKeyOf } from '@/products/review-key'
import type { KnownProduct } from '../mappers/known-product'

/** A product that may be reviewed, and where its page is. */
export interface KnownReviewable {
  key: string
  /** Of its entry. */
  id: string
  slug: string
  title: string
}

/**
 * Products that may be reviewed, by the key of their reviews; of several with one key, the first by name.
 * @param isOn whether this site takes reviews
 */
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
