import { z } from 'zod'
import { ServiceUnavailable, wasJustUnavailable } from '@/server/database/database'
import { logger } from '@/server/log/logger'
import { isBuilding, serverEnv } from '@/shared/config/env'
import type { PublishedReview, ReviewSummary } from '@/shared/content-model/views/review'
import { processWide } from '@/shared/utils/process-wide'
import { readLastGood, storeLastGood } from './last-good'
import { readReviewPage, readSummaries } from './read-reviews'

type Summaries = Record<string, ReviewSummary>

/** Milliseconds that a result is reused. */
const MAX_AGE = 5000

type CachedValues<Value> = Map<string, { value: Promise<Value>; at: number }>

const memory = processWide('reviews-read', () => ({
  summaries: new Map() as CachedValues<Summaries>,
  newest: new Map() as CachedValues<PublishedReview[]>,
}))

export function forgetRatings(): void {
  memory.summaries.clear()
  memory.newest.clear()
}

/** The database's result, else the last good one, else the fallback. Never throws. */
const readOrLast = async <Value>(
  name: string,
  read: () => Promise<Value>,
  schema: z.ZodType<Value>,
  fallback: Value,
): Promise<Value> => {
  try {
    if (wasJustUnavailable()) throw new ServiceUnavailable('The database was away a moment ago')
    const value = await read()
    await storeLastGood(name, value)
    return value
  } catch (error) {
    const stored = schema.safeParse(await readLastGood(name))
    const outcome = `"${name}" is ${stored.success ? 'as it was last read' : 'empty'}`
    if (error instanceof ServiceUnavailable) logger.warn(`reviews: the database is away, ${outcome}`)
    else logger.error({ err: error }, `reviews: the database does not answer as it should, ${outcome}`)
    return stored.success ? stored.data : fallback
  }
}

/** One query for all pages rendered within seconds, and one per build. */
const remembered = <Value>(
  cached: CachedValues<Value>,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> => {
  const known = cached.get(name)
  if (known && (isBuilding() || Date.now() - known.at < MAX_AGE)) return known.value
  const value = read()
  cached.set(name, { value, at: Date.now() })
  return value
}

const star = z.number().int().min(0)
const summaries = z.record(
  z.string(),
  z.object({
    average: z.number(),
    count: z.number(),
    distribution: z.tuple([star, star, star, star, star]),
    recommended: z.number(),
  }),
) satisfies z.ZodType<Summaries>

const reviews = z.array(
  z.object({
    id: z.string(),
    rating: z.number(),
    recommends: z.boolean(),
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    nickname: z.string(),
    location: z.string(),
    publishedOn: z.string(),
    photo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  }),
) satisfies z.ZodType<PublishedReview[]>

const hasStore = (): boolean => serverEnv().DATABASE_URL !== null

/** Ratings by review key; the last result during an outage. `reviewable` decides whether a product may show them. */
export async function publishedRatings(): Promise<Summaries> {
  if (!hasStore()) return {}
  return remembered(memory.summaries, 'summaries', () =>
    readOrLast('summaries', readSummaries, summaries, {}),
  )
}

/** A product's newest reviews, likewise. */
export async function newestReviews(key: string): Promise<PublishedReview[]> {
  if (!hasStore()) return []
  const name = `newest ${key}`
  const read = async () => (await readReviewPage(key, 1, 'newest')).reviews
  return remembered(memory.newest, name, () => readOrLast(name, read, reviews, []))
}
