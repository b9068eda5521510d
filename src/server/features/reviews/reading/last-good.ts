import { cacheFolder } from '@/server/cache/cache-folder'
import { redisLink } from '@/server/cache/redis-link'
import { sharedName } from '@/server/cache/shared-name'
import { logger, reasonOf } from '@/server/log/logger'
import { parseJson } from '@/shared/utils/parse-json'

const folder = cacheFolder('reviews')

/** Stores the last result for database outages: on disk, and with REDIS_URL for all instances. Never throws. */
export async function storeLastGood(name: string, value: unknown): Promise<void> {
  try {
    await folder.write(name, value)
    await redisLink()?.send((client) => client.hSet(sharedName('reviews'), name, JSON.stringify(value)))
  } catch (error) {
    logger.debug(`reviews: "${name}" is not stored: ${reasonOf(error)}`)
  }
}

/** A name's stored value, unchecked, or null. Never throws. */
export async function readLastGood(name: string): Promise<unknown> {
  try {
    const shared = await redisLink()?.send((client) => client.hGet(sharedName('reviews'), name))
    if (shared) return parseJson(shared)
  } catch {
    // The disk has it too.
  }
  return folder.read(name).catch(() => null)
}
