import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { redisLink } from '@/cache/redis-link'
import { processWide } from '@/lib/process-wide'
import { logger, reasonOf } from '@/logging/logger'
import { outageText, ServiceUnavailable, unavailableReason } from '../database/service-unavailable'
import { type AnyLimiter, type Limit, type SharedStore, sharedStore } from './limit-store'

export type { Limit } from './limit-store'

/** Milliseconds between log lines of an outage. */
const LOG_EVERY_MS = 60_000

interface Limiters {
  byName: Map<string, { shared: SharedStore | null; own: RateLimiterMemory }>
  /** When the present outage was logged. */
  outageLoggedAt: number | null
}

const limiters = (): Limiters =>
  processWide('rate-limiters', () => ({ byName: new Map(), outageLoggedAt: null }))

const noteOutage = (error: unknown): void => {
  const state = limiters()
  if (state.outageLoggedAt !== null && Date.now() - state.outageLoggedAt < LOG_EVERY_MS) return
  state.outageLoggedAt = Date.now()
  const store = redisLink() ? 'REDIS_URL' : 'DATABASE_URL'
  const reason =
    error instanceof ServiceUnavailable ? outageText(unavailableReason(error.cause)) : reasonOf(error)
  logger.warn(`forms: rate limits are not shared (${store}), each instance counts by itself: ${reason}`)
}

const noteSuccess = (): void => {
  const state = limiters()
  if (state.outageLoggedAt !== null) logger.info('forms: rate limits are shared again')
  state.outageLoggedAt = null
}

const limitersOf = (name: string, limit: Limit) => {
  const { byName } = limiters()
  const known = byName.get(name)
  if (known) return known
  const own = new RateLimiterMemory({ keyPrefix: name, points: limit.points, duration: limit.seconds })
  const made = { shared: sharedStore(name, limit), own }
  byName.set(name, made)
  return made
}

/** Uses a name's limiter: the shared one or, in an outage, this process's. @throws RateLimiterRes above the limit */
const withLimiter = async <Result>(
  name: string,
  limit: Limit,
  run: (limiter: AnyLimiter) => Promise<Result>,
): Promise<Result> => {
  const { shared, own } = limitersOf(name, limit)
  if (!shared) return run(own)
  try {
    const result = await shared(run)
    noteSuccess()
    return result
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) {
      noteOutage(error)
      return run(own)
    }
    noteSuccess()
    throw error
  }
}

/** A temporary counter, for rules beyond a plain limit. Keys are hashes. */
export interface Counter {
  /** Seconds until a taken key is free; 0 if it is. */
  wait: (key: string) => Promise<number>
  /** @returns the new count */
  add: (key: string) => Promise<number>
  /** Takes back one. */
  takeBack: (key: string) => Promise<void>
  /** Takes one of a key's points, for the limit's or other seconds. @returns seconds to wait, 0 for success */
  take: (key: string, seconds?: number) => Promise<number>
  forget: (key: string) => Promise<void>
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** @param name always with the same limit */
export function counterOf(name: string, limit: Limit): Counter {
  const run: SharedStore = (question) => withLimiter(name, limit, question)
  return {
    wait: async (key) => {
      const state = await run((limiter) => limiter.get(key))
      return state && state.remainingPoints <= 0 ? secondsOf(state) : 0
    },
    add: async (key) => (await run((limiter) => limiter.penalty(key))).consumedPoints,
    takeBack: async (key) => {
      await run((limiter) => limiter.reward(key))
    },
    take: async (key, seconds) => {
      const options = seconds === undefined ? {} : { customDuration: seconds }
      try {
        await run((limiter) => limiter.consume(key, 1, options))
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
        throw refusal
      }
    },
    forget: async (key) => {
      await run((limiter) => limiter.delete(key))
    },
  }
}

/**
 * Counts one event. @returns 0 within the limit, else the seconds to wait
 * @param name e.g. `form:try`: always with the same limit; `key`: a hash, never an address or e-mail itself
 */
export function countOne(name: string, key: string, limit: Limit): Promise<number> {
  return counterOf(name, limit).take(key)
}
