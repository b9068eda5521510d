import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, SharedStore } from './limit-store'
import { withLimiter } from './limiter'

/** A temporary counter, for rules beyond a plain limit. Keys are hashes. */
export interface Counter {
  /** Seconds until a taken key is free; 0 if it is. */
  wait: (key: string) => Promise<number>
  /** @returns the new count */
  add: (key: string) => Promise<number>
  /** Takes back one. */
  takeBack: (key: string) => Promise<void>
  /** Takes a free key for some seconds. @returns seconds to wait, 0 for success */
  take: (key: string, seconds: number) => Promise<number>
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
      try {
        await run((limiter) => limiter.consume(key, 1, { customDuration: seconds }))
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
