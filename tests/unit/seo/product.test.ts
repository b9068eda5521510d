/** @jest-environment node */
import { productData } from '@/seo/structured-data/product'
import { makeProduct, picture, scent, variant } from '../templates/product/product-fixture'

const site = { url: 'https://www.exemplo.com.br', name: 'Brisamenta' }

test('a product says what its page shows first, with absolute addresses', () => {
  const page = makeProduct({
    shortDescription: 'Para o nariz.',
    line: 'Respira',
    variants: [variant('30-g', scent('original', { gtin: '7890000001113', pictures: [picture('pote')] }))],
  })
  expect(productData(page, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Pomada',
    url: 'https://www.exemplo.com.br/pt-br/produtos/pomada/',
    description: 'Para o nariz.',
    image: ['https://images.example/pote.png'],
    brand: { '@type': 'Brand', name: 'Brisamenta' },
    gtin: '7890000001113',
    category: 'Respira',
  })
})

test('what is missing is left out; ratings and offers are never made up', () => {
  expect(productData(makeProduct(), { ...site, name: null })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Pomada',
    url: 'https://www.exemplo.com.br/pt-br/produtos/pomada/',
  })
})
