import { knownProduct } from '@tests/factories/known-product'
import type { KnownProduct } from '@/server/content/mappers/known-product'
import { reviewableProducts } from '@/server/content/pages/lists'
import type { ReviewingFacts } from '@/shared/content-model/products/review-key'

const may = { isMedicine: false, acceptsReviews: true, ratingAndReviewId: 'a-key' }

const product = (title: string, reviewing: ReviewingFacts) => {
  const { card } = knownProduct(`entry-${title}`)
  return knownProduct(`produtos/${title}`, {
    card: { ...card, title },
    isMedicine: reviewing.isMedicine ?? false,
    reviewing,
  })
}
const keysOf = (...products: KnownProduct[]) => [...reviewableProducts(products, true).keys()]

test.each([
  ['a product of which editors say that it is no medicine', may, true],
  ['a medicine', { ...may, isMedicine: true }, false],
  ['a product of which editors did not say what it is', { ...may, isMedicine: null }, false],
  ['a product that editors closed', { ...may, acceptsReviews: false }, false],
  ['a product whose reviews have no name', { ...may, ratingAndReviewId: null }, false],
])('%s may be reviewed: %s (REVIEW-1)', (_, reviewing, expected) => {
  expect(keysOf(product('Inalador', reviewing))).toEqual(expected ? ['a-key'] : [])
})

test('on a site without reviews none may (REVIEW-1)', () => {
  expect(reviewableProducts([product('Inalador', may)], false).size).toBe(0)
})

test('of products that share their reviews the first is named, a medicine never (REVIEW-1)', () => {
  const both = reviewableProducts(
    [product('Pomada', { ...may, isMedicine: true }), product('Inalador', may)],
    true,
  )
  expect([...both.values()].map(({ title }) => title)).toEqual(['Inalador'])
})

test('products come by name, in the pt-BR order, with entry and page', () => {
  const products = [product('Umidificador', may), product('Água', { ...may, ratingAndReviewId: 'b' })]
  expect([...reviewableProducts(products, true).values()]).toEqual([
    { key: 'b', id: 'entry-Água', slug: 'produtos/Água', title: 'Água' },
    { key: 'a-key', id: 'entry-Umidificador', slug: 'produtos/Umidificador', title: 'Umidificador' },
  ])
})
