import type { RedisLink } from '@/server/cache/redis-link'
import { logger, reasonOf } from '@/server/log/logger'

/** Keys in memory: far more than Contentful sends while a signature is valid. */
const CAPACITY = 10_000
/** Seconds in Redis: longer than a signature is valid, and than Contentful retries. */
const REMEMBERED_FOR = 300

export type ReplayGuard = ReturnType<typeof createReplayGuard>

/** Remembers the latest keys; instances share them by the link, under the prefix, while Redis is up. */
export function createReplayGuard(link: RedisLink | null, prefix: string, capacity = CAPACITY) {
  const seen = new Set<string>()

  const takeShared = async (keys: readonly string[], redis: RedisLink): Promise<boolean> => {
    try {
      const replies = await redis.send((client) => {
        const commands = client.multi()
        for (const key of keys)
          commands.set(prefix + key, '1', {
            condition: 'NX',
            expiration: { type: 'EX', value: REMEMBERED_FOR },
          })
        return commands.exec()
      })
      return replies.every((reply) => reply !== null)
    } catch (error) {
      logger.debug(`webhook: other instances do not know of a message: ${reasonOf(error)}`)
      return true
    }
  }

  return {
    /** Records a message's keys. @returns false if one was already recorded by any instance. */
    take: async (keys: readonly string[]): Promise<boolean> => {
      if (keys.some((key) => seen.has(key))) return false
      for (const key of keys) seen.add(key)
      for (const oldest of seen) {
        if (seen.size <= capacity) break
        seen.delete(oldest)
      }
      return link === null || takeShared(keys, link)
    },
    /** For messages that were not accepted after all. */
    release: async (keys: readonly string[]): Promise<void> => {
      for (const key of keys) seen.delete(key)
      await link
        ?.send((client) => client.del(keys.map((key) => prefix + key)))
        .catch((error) => logger.debug(`webhook: a message stays noted: ${reasonOf(error)}`))
    },
  }
}
