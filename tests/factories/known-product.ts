import type { KnownProduct } from '@/server/content/mappers/known-product'

/** A product of which nothing is known but its name. */
export const knownProduct = (id: string, overrides: Partial<KnownProduct> = {}): KnownProduct => ({
  card: { id, kind: 'product', title: id, eyebrow: null, text: null, image: null, href: null },
  slug: id,
  facets: [],
  featured: null,
  newest: null,
  ingredients: [],
  substances: [],
  notFor: [],
  variants: [],
  isMedicine: false,
  reviewing: { isMedicine: false, acceptsReviews: true, ratingAndReviewId: null },
  registrationNumber: null,
  ...overrides,
})
