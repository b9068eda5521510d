import { z } from 'zod'
import { isBuilding, serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { logger } from '@/logging/logger'
import type { PublishedReview, ReviewSummary } from '@/models/review'
import { ServiceUnavailable, wasJustUnavailable } from '../../database/database'
import { readLastGood, storeLastGood } from './last-good'
import { readReviewPage, readSummaries } from './read-reviews'

type Summaries = Record<string, ReviewSummary>

/** Milliseconds that an answer serves further pages. */
const MAX_AGE = 5000

/** Values by their cache key. */
type CachedValues<Value> = Map<string, { value: Promise<Value>; at: number }>

const memory = processWide('reviews-read', () => ({
  summaries: new Map() as CachedValues<Summaries>,
  newest: new Map() as CachedValues<PublishedReview[]>,
}))

/** Reads anew from now on: reviews have changed. */
export function forgetRatings(): void {
  memory.summaries.clear()
  memory.newest.clear()
}

/** The database's answer; what it said last while it is away or at fault, and the fallback where it never said anything. Never throws. */
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

/** Asks once for all pages that are made within seconds, and once for a whole build. */
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

/** Whether this site can have reviews at all. */
const hasStore = (): boolean => serverEnv().DATABASE_URL !== null

/**
 * What visitors think of products, by what their reviews are filed under. A database that is away never fails a page: it
 * goes on with what was read last. Whether a product may show it is for `reviewable` to say.
 */
export async function publishedRatings(): Promise<Summaries> {
  if (!hasStore()) return {}
  return remembered(memory.summaries, 'summaries', () =>
    readOrLast('summaries', readSummaries, summaries, {}),
  )
}

/** The newest reviews of a product, with the same promise. */
export async function newestReviews(key: string): Promise<PublishedReview[]> {
  if (!hasStore()) return []
  const name = `newest ${key}`
  const read = async () => (await readReviewPage(key, 1, 'newest')).reviews
  return remembered(memory.newest, name, () => readOrLast(name, read, reviews, []))
}
