import { cacheFolder } from '@/cache/cache-folder'
import { redisLink } from '@/cache/redis-link'
import { sharedName } from '@/cache/shared-name'
import { logger, reasonOf } from '@/logging/logger'

const folder = cacheFolder('reviews')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What was read last, for the day on which the database is away: on disk, and with REDIS_URL for all instances. Never throws. */
export async function keepAnswer(name: string, value: unknown): Promise<void> {
  try {
    await folder.write(name, value)
    await redisLink()?.send((client) => client.hSet(sharedName('reviews'), name, JSON.stringify(value)))
  } catch (error) {
    logger.debug(`reviews: "${name}" is not kept: ${reasonOf(error)}`)
  }
}

/** What was kept under a name, unchecked; null where there is nothing. Never throws. */
export async function keptAnswer(name: string): Promise<unknown> {
  try {
    const shared = await redisLink()?.send((client) => client.hGet(sharedName('reviews'), name))
    if (shared) return parse(shared)
  } catch {
    // The disk knows too.
  }
  return folder.read(name).catch(() => null)
}
