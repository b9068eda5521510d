import { logger, reasonOf } from '@/server/log/logger'
import type { RedisLink } from './redis-link'

/** Milliseconds for which a comparison of the clocks is good. */
const GOOD_FOR = 60_000
/** Milliseconds: smaller differences are network delay. */
const UNSURE = 1000
/** Milliseconds of difference that somebody should look at. */
const TOO_MUCH = 5000

/** Times by the clock of Redis, which all instances share. */
export interface SharedClock {
  /** A time of this machine by that clock; milliseconds since 1970. */
  toShared(time: number): number
  toLocal(time: number): number
  /** The present, as exactly as the last comparison allows. */
  exact(time: number): number
  /** Compares the clocks again after a while; keeps the last result when Redis does not respond. */
  compare(): Promise<void>
}

/** @param link whose server's clock counts @param now this machine's clock */
export function createSharedClock(
  link: RedisLink,
  now: () => number = Date.now,
  sinceStart: () => number = () => performance.now(),
): SharedClock {
  /** Milliseconds by which the shared clock is ahead of this machine's. */
  let ahead = 0
  /** The same as last compared, however small. */
  let measured = 0
  let comparedAt = Number.NEGATIVE_INFINITY
  /** Changes when the clock of this machine is set. */
  let drift = now() - sinceStart()
  let isLogged = false

  const report = (): void => {
    const isOff = Math.abs(ahead) >= TOO_MUCH
    if (isOff && !isLogged)
      logger.warn(
        { milliseconds: ahead },
        `cache: the clock of this machine is ${ahead < 0 ? 'ahead of' : 'behind'} that of Redis`,
      )
    if (!isOff && isLogged) logger.info('cache: the clock of this machine is right again')
    isLogged = isOff
  }

  return {
    toShared: (time) => time + ahead,
    toLocal: (time) => time - ahead,
    exact: (time) => time + Math.round(measured - ahead),
    compare: async () => {
      const wasSet = Math.abs(now() - sinceStart() - drift) >= UNSURE
      if (!wasSet && sinceStart() - comparedAt < GOOD_FOR) return
      try {
        const sentAt = now()
        const [seconds, microseconds] = await link.send((client) => client.time())
        const there = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
        const difference = there - Math.round((sentAt + now()) / 2)
        measured = difference
        if (Math.abs(difference - ahead) >= UNSURE) ahead = difference
        comparedAt = sinceStart()
        drift = now() - sinceStart()
        report()
      } catch (error) {
        logger.debug(`cache: the clocks were not compared: ${reasonOf(error)}`)
      }
    },
  }
}
