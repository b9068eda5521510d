import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, SharedStore } from './limit-store'
import { withLimiter } from './limiter'

/** A count that is kept for a while, for rules that a plain limit cannot say. Keys are hashes. */
export interface Counter {
  /** Seconds until a key that was taken is free; 0 when it is. */
  wait: (key: string) => Promise<number>
  /** One more. @returns how many there are */
  add: (key: string) => Promise<number>
  /** One less: what was counted turned out to be none. */
  takeBack: (key: string) => Promise<void>
  /** Takes the key for some seconds, unless it is taken. @returns seconds to wait, 0 for whoever took it */
  take: (key: string, seconds: number) => Promise<number>
  forget: (key: string) => Promise<void>
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** @param name what is counted: always with the same limit */
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
