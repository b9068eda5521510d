import { makeReview } from '@tests/factories/people'
import type { ReviewSummary } from '@/shared/content-model/views/review'
import { productData } from '@/ui/head/structured-data/product'
import { makeProduct, picture, scent, variant } from '../templates/product/product-fixture'

const site = { url: 'https://www.exemplo.com.br', name: 'Brisamenta' }

test('a product says what its page shows first, with absolute addresses', () => {
  const page = makeProduct({
    shortDescription: 'Para o nariz.',
    searchCategory: 'Pomada descongestionante',
    variants: [variant('30-g', scent('original', { gtin: '7890000001113', pictures: [picture('pote')] }))],
  })
  expect(productData(page, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Pomada',
    url: 'https://www.exemplo.com.br/pt-br/produtos/pomada/',
    description: 'Para o nariz.',
    image: [expect.stringMatching(/^https:\/\/images\.example\/pote\.png\?fm=jpg&q=80&w=\d+$/)],
    brand: { '@type': 'Brand', name: 'Brisamenta' },
    gtin: '7890000001113',
    category: 'Pomada descongestionante',
  })
})

test('what is missing is left out; ratings and offers are never made up (SEO-2)', () => {
  expect(productData(makeProduct(), { ...site, name: null })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Pomada',
    url: 'https://www.exemplo.com.br/pt-br/produtos/pomada/',
  })
})

test('ratings and reviews are said where real ones stand on the page, with the same counts (SEO-2)', () => {
  const review = makeReview('r', { title: 'Cabe no bolso', description: 'Uso no ônibus e no trabalho.' })
  const distribution: ReviewSummary['distribution'] = [0, 0, 1, 0, 2]
  const summary = { average: 4.3, count: 3, distribution, recommended: 2 }
  const data = productData(makeProduct({ reviews: { key: 'k', summary, first: [review] } }), site)
  expect(data).toMatchObject({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      ratingCount: 3,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        '@type': 'Review',
        name: 'Cabe no bolso',
        reviewBody: 'Uso no ônibus e no trabalho.',
        datePublished: '2026-11-20',
        author: { '@type': 'Person', name: 'Maria' },
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ],
  })
})

test('a product that nobody has reviewed says nothing of ratings (SEO-2)', () => {
  const data = productData(makeProduct({ reviews: { key: 'k', summary: null, first: [] } }), site)
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('review')
})
