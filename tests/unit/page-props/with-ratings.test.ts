/** @jest-environment node */
import type { ReviewSummary } from '@/models/review'
import { withRatings } from '@/page-props/with-ratings'
import { makeProduct } from '../templates/product/product-fixture'
import { makeContentPage } from './fixtures'

const summary: ReviewSummary = { average: 4.3, count: 3, distribution: [0, 0, 1, 0, 2], recommended: 2 }
const mockDependOn = jest.fn()
const mockReviewable = new Map([
  ['open', { key: 'open', id: 'entry-open', slug: 'produtos/open', title: 'Open' }],
])
let mockRatings: Record<string, ReviewSummary> = {}
jest.mock('@/content/pages', () => ({
  contentPages: () => ({ reviewable: async () => mockReviewable, dependOn: mockDependOn }),
}))
jest.mock('@/participation/reviews/reading/ratings', () => ({
  publishedRatings: async () => mockRatings,
  newestReviews: async (key: string) => [{ id: `of ${key}` }],
}))

beforeEach(() => {
  mockDependOn.mockReset()
  mockRatings = { open: summary, closed: summary }
})

const card = (ratingKey: string) =>
  ({
    id: ratingKey,
    kind: 'product',
    title: 't',
    eyebrow: null,
    text: null,
    image: null,
    href: null,
    ratingKey,
  }) as const
const productWith = (ratingKey: string) =>
  withRatings(makeProduct({ ratingKey, related: [card('open'), card('closed')] }), 'delivery')

test('a product that may be reviewed shows its reviews, and its page notes whose they are', async () => {
  const page = await productWith('open')
  expect(page.reviews).toEqual({ key: 'open', summary, first: [{ id: 'of open' }] })
  expect(mockDependOn).toHaveBeenCalledWith('rating:open')
})

test('a product that may be and is not yet reviewed invites to it, and is made anew with the first review', async () => {
  mockRatings = {}
  const page = await productWith('open')
  expect(page.reviews).toEqual({ key: 'open', summary: null, first: [] })
  expect(mockDependOn).toHaveBeenCalledWith('rating:open')
})

test('a product that may not be reviewed shows nothing, though reviews of it are stored', async () => {
  const page = await productWith('closed')
  expect(page.reviews).toBeNull()
  expect(mockDependOn).not.toHaveBeenCalledWith('rating:closed')
})

test('cards show the rating of products that may be reviewed, and of no others', async () => {
  const { related } = await productWith('closed')
  expect(related.map(({ rating }) => rating)).toEqual([{ average: 4.3, count: 3 }, undefined])
})

test('a card depends on the product whose rating it shows: what editors say of it decides', async () => {
  await productWith('closed')
  expect(mockDependOn).toHaveBeenCalledWith('entry:entry-open')
})

test('no browser gets the names of reviews', async () => {
  expect(JSON.stringify([await productWith('closed')])).not.toContain('ratingKey')
})

test('a page without products asks nobody', async () => {
  const page = makeContentPage({})
  expect(await withRatings(page, 'delivery')).toBe(page)
  expect(mockDependOn).not.toHaveBeenCalled()
})
