import { isBuilding, serverEnv } from '@/config/env'
import { sleep } from './sleep'

export type Throttle = () => Promise<void>

/**
 * Spaces calls so that no second holds more than `perSecond` of them. The margin of 5 % keeps the count true in
 * every window of a second, not only in the clock's own.
 * @param now milliseconds of a clock that never goes back.
 */
export const createThrottle = (perSecond: number, now: () => number = () => performance.now()): Throttle => {
  const interval = (1000 / perSecond) * 1.05
  let nextAt = 0
  return async () => {
    const startAt = Math.max(now(), nextAt)
    nextAt = startAt + interval
    const wait = startAt - now()
    if (wait > 0) await sleep(wait)
  }
}

let shared: Throttle | null = null

/**
 * This process's throttle: all of CONTENTFUL_MAX_RPS when serving, a worker's share of it during a build. The share is
 * rounded down, because a started call counts whole in each worker's second.
 */
export const processThrottle = (): Throttle => {
  const env = serverEnv()
  shared ??= createThrottle(
    Math.max(1, Math.floor(env.CONTENTFUL_MAX_RPS / (isBuilding() ? env.BUILD_WORKERS : 1))),
  )
  return shared
}
