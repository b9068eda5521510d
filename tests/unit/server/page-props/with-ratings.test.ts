import { withRatings } from '@/server/page-props/with-ratings'
import type { ReviewSummary } from '@/shared/content-model/views/review'
import { makeProduct } from '../../ui/templates/product/product-fixture'
import { makeContentPage } from './fixtures'

const summary: ReviewSummary = { average: 4.3, count: 3, distribution: [0, 0, 1, 0, 2], recommended: 2 }
const mockDependOn = jest.fn()
const mockReviewable = new Map([
  ['open', { key: 'open', id: 'entry-open', slug: 'produtos/open', title: 'Open' }],
])
let mockRatings: Record<string, ReviewSummary> = {}
let mockAreReviewsOn = true
jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({
    reviewable: async () => mockReviewable,
    dependOn: mockDependOn,
    areReviewsOn: mockAreReviewsOn,
  }),
}))
jest.mock('@/server/features/reviews/reading/ratings', () => ({
  publishedRatings: async () => mockRatings,
  newestReviews: async (key: string) => [{ id: `of ${key}` }],
}))

beforeEach(() => {
  mockDependOn.mockReset()
  mockRatings = { open: summary, closed: summary }
  mockAreReviewsOn = true
})

const card = (ratingKey: string, kind: 'product' | 'favorite' = 'product') =>
  ({
    id: ratingKey,
    kind,
    title: 't',
    eyebrow: null,
    text: null,
    image: null,
    href: null,
    ratingKey,
  }) as const
const related = [card('open'), card('closed', 'favorite'), card('open', 'favorite'), card('unrated')]
const read = () => withRatings(makeProduct({ ratingKey: 'open', related }), 'delivery')

test('a product that may be reviewed shows its reviews, and its page notes whose they are', async () => {
  expect((await read()).reviews).toEqual({ key: 'open', summary, first: [{ id: 'of open' }] })
  expect(mockDependOn).toHaveBeenCalledWith('rating:open')
})

test('a product that may be and is not yet reviewed invites to it, and is made anew with the first review (REVIEW-9)', async () => {
  mockRatings = {}
  expect((await read()).reviews).toEqual({ key: 'open', summary: null, first: [] })
  expect(mockDependOn).toHaveBeenCalledWith('rating:open')
})

test('a product that may not be reviewed names no reviews, and shows none (REVIEW-1)', async () => {
  const page = await withRatings(makeProduct({ related: [card('open')] }), 'delivery')
  expect(page.reviews).toBeNull()
})

test('cards show ratings; those that editors wrote only of a product that may be reviewed, on which they then depend (REVIEW-9)', async () => {
  const page = await read()
  const stars = { average: 4.3, count: 3 }
  expect(page.related.map(({ rating }) => rating)).toEqual([stars, undefined, stars, undefined])
  expect(mockDependOn).toHaveBeenCalledWith('entry:entry-open')
})

test('on a site without reviews nothing is shown, and nobody is asked (REVIEW-1)', async () => {
  mockAreReviewsOn = false
  const page = await read()
  expect(page.reviews).toBeNull()
  expect(JSON.stringify(page)).not.toContain('average')
  expect(mockDependOn).not.toHaveBeenCalled()
})

test('no browser gets the names of reviews', async () => {
  expect(JSON.stringify(await read())).not.toContain('ratingKey')
})

test('cards that several pages share stay as they are for the next page', async () => {
  const page = makeProduct({ ratingKey: 'open', related })
  const before = JSON.stringify(page)
  const first = await withRatings(page, 'delivery')
  expect(JSON.stringify(page)).toBe(before)
  expect(await withRatings(page, 'delivery')).toEqual(first)
})

test('what has no rating is handed on as it is, not copied', async () => {
  const page = makeContentPage({})
  expect(await withRatings(page, 'delivery')).toBe(page)
  const product = makeProduct({ ratingKey: 'open' })
  expect((await withRatings(product, 'delivery')).variants).toBe(product.variants)
})
