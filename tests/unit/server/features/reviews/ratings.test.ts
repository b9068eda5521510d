import { makeReview } from '@tests/factories/people'
import { connection } from '@/server/database/connection'
import { ServiceUnavailable } from '@/server/database/service-unavailable'
import { forgetRatings, newestReviews, publishedRatings } from '@/server/features/reviews/reading/ratings'
import { summaryOf } from '@/server/features/reviews/reading/read-reviews'
import { logger } from '@/server/log/logger'
import type { ReviewSummary } from '@/shared/content-model/views/review'

const summary: ReviewSummary = { average: 4, count: 1, distribution: [0, 0, 0, 1, 0], recommended: 1 }
const review = makeReview('r')
let mockDatabaseUrl: string | null = 'postgres://somewhere'
const mockRead = jest.fn()
const mockReadPage = jest.fn()
const mockKept = new Map<string, unknown>()
jest.mock('@/shared/config/env', () => ({
  serverEnv: () => ({ DATABASE_URL: mockDatabaseUrl }),
  isBuilding: () => false,
  logLevel: () => 'silent',
}))
jest.mock('@/server/log/logger', () => ({
  logger: { warn: jest.fn(), error: jest.fn(), debug: jest.fn() },
}))
jest.mock('@/server/features/reviews/reading/read-reviews', () => ({
  ...jest.requireActual('@/server/features/reviews/reading/read-reviews'),
  readSummaries: () => mockRead(),
  readReviewPage: () => mockReadPage(),
}))
jest.mock('@/server/features/reviews/reading/last-good', () => ({
  storeLastGood: async (name: string, value: unknown) => void mockKept.set(name, value),
  readLastGood: async (name: string) => mockKept.get(name) ?? null,
}))

const away = () => Promise.reject(new ServiceUnavailable('away'))
beforeEach(() => {
  mockDatabaseUrl = 'postgres://somewhere'
  mockKept.clear()
  mockRead.mockReset().mockResolvedValue({ inalador: summary })
  mockReadPage.mockReset().mockResolvedValue({ reviews: [review] })
  forgetRatings()
})

test('pages that are made within seconds ask once', async () => {
  const answers = await Promise.all([
    publishedRatings(),
    publishedRatings(),
    newestReviews('a'),
    newestReviews('a'),
  ])
  expect(answers).toEqual([{ inalador: summary }, { inalador: summary }, [review], [review]])
  expect(mockRead).toHaveBeenCalledTimes(1)
  expect(mockReadPage).toHaveBeenCalledTimes(1)
})

test('after a decision it is asked anew (REVIEW-10)', async () => {
  await publishedRatings()
  forgetRatings()
  mockRead.mockResolvedValue({})
  expect(await publishedRatings()).toEqual({})
})

test('while the database is away pages go on with what was read last (REVIEW-10, STORE-1)', async () => {
  await publishedRatings()
  await newestReviews('inalador')
  forgetRatings()
  mockRead.mockImplementation(away)
  mockReadPage.mockImplementation(away)
  expect(await publishedRatings()).toEqual({ inalador: summary })
  expect(await newestReviews('inalador')).toEqual([review])
})

test('a database that was away a moment ago is not waited for: what was last known is shown, and nothing where nothing is', async () => {
  expect(await publishedRatings()).toEqual({ inalador: summary })
  forgetRatings()
  const spared = jest.spyOn(connection(), 'isCoolingDown').mockReturnValue(true)
  expect(await publishedRatings()).toEqual({ inalador: summary })
  expect(await newestReviews('other')).toEqual([])
  expect(mockRead).toHaveBeenCalledTimes(1)
  expect(mockReadPage).not.toHaveBeenCalled()
  spared.mockRestore()
})

test('what was never read, or was kept by another version, is nothing: no page fails', async () => {
  mockRead.mockImplementation(away)
  mockKept.set('summaries', { inalador: 'five stars' })
  expect(await publishedRatings()).toEqual({})
  mockReadPage.mockImplementation(away)
  expect(await newestReviews('inalador')).toEqual([])
})

test('a fault of the database fails no page either, and is told as one', async () => {
  await publishedRatings()
  forgetRatings()
  const fault = new Error('permission denied for table review')
  mockRead.mockRejectedValue(fault)
  expect(await publishedRatings()).toEqual({ inalador: summary })
  expect(logger.error).toHaveBeenCalledWith({ err: fault }, expect.stringContaining('as it was last read'))
})

test('a site without a database has no reviews, and asks nobody (STORE-1)', async () => {
  mockDatabaseUrl = null
  expect(await publishedRatings()).toEqual({})
  expect(await newestReviews('inalador')).toEqual([])
  expect(mockRead).not.toHaveBeenCalled()
})

test('an average has one decimal, and nobody’s is none (REVIEW-9)', () => {
  const counts = [
    { rating: 5, count: 2, recommended: 2 },
    { rating: 3, count: 1, recommended: 0 },
  ]
  expect(summaryOf(counts)).toEqual({ average: 4.3, count: 3, distribution: [0, 0, 1, 0, 2], recommended: 2 })
  expect(summaryOf([])).toBeNull()
})
