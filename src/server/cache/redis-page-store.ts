import { parseJson } from '@/shared/utils/parse-json'
import { readPayload, writePayload } from './page-entry'
import type { RedisLink } from './redis-link'
import { createSharedClock, type SharedClock } from './shared-clock'
import { sharedName } from './shared-name'
import type { PageStore } from './shared-pages'

/** Seconds after which pages of old builds expire. */
const EXPIRY_SECONDS = 7 * 24 * 60 * 60

/** Stores a page unless a later one is there. KEYS: page. ARGV: time, payload, seconds. */
const OFFER = `
local known = redis.call('HGET', KEYS[1], 'time')
if known and tonumber(known) >= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'time', ARGV[1], 'page', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1`

/**
 * Pages in Redis, each with its time by Redis' own clock, so that a current copy costs no transfer.
 * @param buildId pages name scripts of their build, so that builds never share them
 */
export function createRedisPageStore(
  link: RedisLink,
  buildId: string,
  clock: SharedClock = createSharedClock(link),
): PageStore {
  const keyOf = (key: string): string => `${sharedName('pages')}:${buildId}:${key}`
  return {
    isUp: link.isUp,
    onUp: link.onUp,
    exact: clock.exact,
    look: async (key, localTime) => {
      await clock.compare()
      const time = clock.toShared(localTime)
      const isNewer = (stored: string | null | undefined): stored is string =>
        stored !== null && stored !== undefined && Number(stored) > time
      const [now, known] = await link.send((client) =>
        Promise.all([client.time(), client.hGet(keyOf(key), 'time')]),
      )
      const at = clock.toLocal(Number(now[0]) * 1000 + Math.floor(Number(now[1]) / 1000))
      if (!isNewer(known)) return { at, newer: null }
      const [stored, page] = await link.send((client) => client.hmGet(keyOf(key), ['time', 'page']))
      if (!isNewer(stored) || !page) return { at, newer: null }
      return { at, newer: readPayload(parseJson(page), clock.toLocal(Number(stored))) }
    },
    has: async (key, time) => {
      await clock.compare()
      const stored = await link.send((client) => client.hGet(keyOf(key), 'time'))
      return stored !== null && Number(stored) >= clock.toShared(time)
    },
    offer: async (key, entry, { isUrgent } = { isUrgent: false }) => {
      await clock.compare()
      const values = [String(clock.toShared(entry.lastModified)), writePayload(entry), String(EXPIRY_SECONDS)]
      const send = isUrgent ? link.sendPatiently : link.send
      await send((client) => client.eval(OFFER, { keys: [keyOf(key)], arguments: values }))
    },
  }
}
