import { goodReview } from '@tests/factories/review-submission'

export const KEY = goodReview.product ?? ''

/** The products that take reviews: the one of `goodReview`. */
export const reviewable = new Map([
  [KEY, { key: KEY, id: 'an-entry', slug: 'produtos/inalador', title: 'Inalador de bolso' }],
])

/** Content pages that know `reviewable` alone. */
export const reviewablePages = () => ({
  contentPages: () => ({ reviewable: async () => reviewable, source: () => 'delivery' }),
})
