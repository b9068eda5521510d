import { type ReviewingFacts, reviewKeyOf } from '@/products/review-key'
import type { KnownProduct } from '../mappers/known-product'

/** A product that may be reviewed, and where its page is. */
export interface KnownReviewable {
  key: string
  /** Of its entry. */
  id: string
  slug: string
  title: string
}

const isForbidden = ({ isMedicine }: ReviewingFacts): boolean => isMedicine !== false

/**
 * The products that may be reviewed, by what their reviews are filed under, in the order of their names. Products that share
 * that stand or fall together: where one of them is a medicine, or might be, no review of the others may speak for it.
 * @param isOn whether this site takes reviews at all.
 */
export function reviewableProducts(
  products: readonly KnownProduct[],
  isOn: boolean,
): ReadonlyMap<string, KnownReviewable> {
  const forbidden = new Set(
    products
      .filter(({ reviewing }) => isForbidden(reviewing))
      .map(({ reviewing }) => reviewing.ratingAndReviewId),
  )
  const found = new Map<string, KnownReviewable>()
  for (const { card, slug, reviewing } of products) {
    const key = reviewKeyOf(reviewing, isOn)
    if (key === null || forbidden.has(key) || found.has(key)) continue
    found.set(key, { key, id: card.id, slug, title: card.title })
  }
  return new Map([...found].sort(([, one], [, other]) => one.title.localeCompare(other.title, 'pt-BR')))
}
