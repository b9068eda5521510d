import { CompiledQuery } from 'kysely'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { newClient, type RedisClient } from '@/cache/redis-link'
import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { logger } from '@/logging/logger'
import { withDatabase } from '../database/database'

/** At most `points` in any `seconds`. */
export interface Limit {
  points: number
  seconds: number
}

/** Milliseconds that a visitor waits for the count before this process counts by itself. */
const ANSWER_WITHIN = 1000

/** Milliseconds between two log lines that say so. */
const SAY_EVERY = 60_000

interface Limiters {
  byName: Map<string, RLWrapperTimeouts>
  redis: RedisClient | null
  saidAt: number
}

const limiters = (): Limiters =>
  processWide('rate-limiters', () => ({ byName: new Map(), redis: null, saidAt: Number.NEGATIVE_INFINITY }))

/** Counts in this process while the store is away: per instance then, which is told. */
class Insurance extends RateLimiterMemory {
  override consume(...counted: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    const state = limiters()
    if (Date.now() - state.saidAt > SAY_EVERY) {
      state.saidAt = Date.now()
      logger.warn('forms: the store of rate limits is away, each instance counts by itself')
    }
    return super.consume(...counted)
  }
}

/** What the limiter asks, through the site's own pool and without names: a named statement belongs to one session. */
const postgres = {
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await withDatabase((db) =>
      db.executeQuery<{ points: number; expire: number }>(CompiledQuery.raw(text, values)),
    )
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
  },
}

const redisClient = (url: string): RedisClient => {
  const state = limiters()
  if (!state.redis) {
    state.redis = newClient(url)
    // Outages are told by the insurance.
    state.redis.on('error', () => undefined)
    state.redis.connect().catch(() => undefined)
  }
  return state.redis
}

const newLimiter = (name: string, { points, seconds }: Limit): RLWrapperTimeouts => {
  const { REDIS_URL, DATABASE_URL } = serverEnv()
  const options = { keyPrefix: name, points, duration: seconds }
  const insuranceLimiter = new Insurance(options)
  const limiter =
    REDIS_URL !== null
      ? new RateLimiterRedis({
          ...options,
          storeClient: redisClient(REDIS_URL),
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
        })
      : DATABASE_URL !== null
        ? new RateLimiterPostgres({
            ...options,
            storeClient: postgres,
            storeType: 'client',
            tableName: 'rate_limit',
            tableCreated: true,
            clearExpiredByTimeout: true,
          })
        : new RateLimiterMemory(options)
  return new RLWrapperTimeouts({ limiter, timeoutMs: ANSWER_WITHIN, insuranceLimiter })
}

/** The limiter of a name, made when it is first asked for. */
export function limiterOf(name: string, limit: Limit): RLWrapperTimeouts {
  const { byName } = limiters()
  const known = byName.get(name)
  const limiter = known ?? newLimiter(name, limit)
  if (!known) byName.set(name, limiter)
  return limiter
}

/**
 * Counts one more of something: over all instances where they share Redis or the database, by this process while neither
 * answers.
 * @param name what is counted, such as `contact:address`: always with the same limit
 * @param key whose it is: a hash, never an address or e-mail itself
 * @returns 0 when it is within the limit, else the seconds until it is again
 */
export async function countOne(name: string, key: string, limit: Limit): Promise<number> {
  try {
    await limiterOf(name, limit).consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
