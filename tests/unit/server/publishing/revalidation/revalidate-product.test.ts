import { revalidateProduct } from '@/server/publishing/revalidation/revalidate-product'

const mockAsked: string[] = []
jest.mock('@/server/features/reviews/reading/ratings', () => ({
  forgetRatings: () => void mockAsked.push('forget'),
  publishedRatings: async () => void mockAsked.push('ratings'),
  newestReviews: async (key: string) => void mockAsked.push(`newest ${key}`),
}))
jest.mock('@/server/content/pages', () => ({ contentPages: () => ({ reviewable: async () => new Map() }) }))
jest.mock('@/server/publishing/affected/dependency-store', () => ({
  dependencyStore: () => ({ readAll: async () => new Map() }),
}))
jest.mock('@/server/publishing/search/sync-records', () => ({ syncRecords: jest.fn() }))
jest.mock('@/server/log/logger', () => ({ logger: { info: jest.fn(), warn: jest.fn() } }))

test('what is kept of reviews for an outage is read anew, also of a product that shows none any more', async () => {
  const revalidate = jest.fn()
  expect([...(await revalidateProduct('inalador', revalidate))]).toEqual([])
  expect(mockAsked).toEqual(['forget', 'ratings', 'newest inalador'])
  expect(revalidate).not.toHaveBeenCalled()
})
