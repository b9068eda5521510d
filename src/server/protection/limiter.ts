import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { redisLink } from '@/server/cache/redis-link'
import { outageText, ServiceUnavailable, unavailableReason } from '@/server/database/service-unavailable'
import { logger, reasonOf } from '@/server/log/logger'
import { processWide } from '@/shared/utils/process-wide'
import { type AnyLimiter, type Limit, type SharedStore, sharedStore } from './limit-store'

export type { Limit } from './limit-store'

/** Milliseconds between log lines of an outage. */
const LOG_EVERY_MS = 60_000

interface Limiters {
  byName: Map<string, { shared: SharedStore | null; own: RateLimiterMemory }>
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

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** A temporary counter, for rules beyond a plain limit. @param name always with the same limit. Keys are hashes. */
export function counterOf(name: string, limit: Limit) {
  const run: SharedStore = (question) => withLimiter(name, limit, question)
  return {
    /** Seconds until a taken key is free; 0 if it is. */
    wait: async (key: string): Promise<number> => {
      const state = await run((limiter) => limiter.get(key))
      return state && state.remainingPoints <= 0 ? secondsOf(state) : 0
    },
    /** @returns the new count */
    add: async (key: string): Promise<number> =>
      (await run((limiter) => limiter.penalty(key))).consumedPoints,
    /** Takes back one. */
    takeBack: (key: string) => run((limiter) => limiter.reward(key)),
    /** Takes one of a key's points, for the limit's or other seconds. @returns seconds to wait, 0 for success */
    take: async (key: string, seconds?: number): Promise<number> => {
      const options = seconds === undefined ? {} : { customDuration: seconds }
      try {
        await run((limiter) => limiter.consume(key, 1, options))
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
        throw refusal
      }
    },
    forget: (key: string) => run((limiter) => limiter.delete(key)),
  }
}

/** Counts one event. @param name one limit each @param key a hash @returns 0 within the limit, else seconds to wait */
export function countOne(name: string, key: string, limit: Limit): Promise<number> {
  return counterOf(name, limit).take(key)
}
