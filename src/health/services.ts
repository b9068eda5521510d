import { redisLink } from '@/cache/redis-link'
import { sharedName } from '@/cache/shared-name'
import { contentPages } from '@/content/pages'
import { safetyHealth } from '@/participation/safety/health'
import { checkDatabase, checkOutbox } from './check-database'
import { checkMail } from './check-mail'
import { checkPhotos } from './check-photos'
import { checkSearch } from './check-search'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, type ServiceHealth, UP } from './service-health'

const checkContentful = async (): Promise<ServiceHealth> => {
  const pages = contentPages()
  return healthOf(await pages.checkService(pages.source(false), HEALTH_TIMEOUT_MS))
}

/** Seconds that a check's key stays in Redis. */
const HEARTBEAT_TTL = 60

/** Redis's write refusals. By text: each of Next's bundles may have a class of its own. */
const REFUSED = /^(?:OOM|READONLY|MISCONF|NOREPLICAS|NOPERM)\b/

/** A Redis that responds but is read-only or full lets instances diverge: the check writes. */
const checkRedis = async (): Promise<ServiceHealth> => {
  const link = redisLink()
  if (!link) return OFF
  try {
    await link.send((client) => client.setEx(sharedName('health'), HEARTBEAT_TTL, '1'))
    return UP
  } catch (error) {
    return healthOf(
      error instanceof Error && REFUSED.test(error.message)
        ? 'cannot be written to: the server of REDIS_URL is full, or a replica'
        : 'no answer: check host and password in REDIS_URL, see "Redis is away" in the log',
    )
  }
}

/** One line per service. */
const CHECKS: Readonly<Record<string, () => Promise<ServiceHealth>>> = {
  contentful: checkContentful,
  redis: checkRedis,
  search: checkSearch,
  database: checkDatabase,
  outbox: checkOutbox,
  mail: checkMail,
  photos: checkPhotos,
  // The database's own check reports it.
  safety: () => safetyHealth(HEALTH_TIMEOUT_MS).catch(() => healthOf('not known: see database')),
}

const neverThrowing = async (check: () => Promise<ServiceHealth>): Promise<ServiceHealth> => {
  try {
    return await check()
  } catch {
    return healthOf('no answer')
  }
}

/** By service name. */
export type ServicesHealth = Readonly<Record<string, ServiceHealth>>

/** Checks all services in parallel; never throws, takes a few seconds at most. */
export async function checkServices(): Promise<ServicesHealth> {
  const looks = Object.entries(CHECKS).map(
    async ([name, check]) => [name, await neverThrowing(check)] as const,
  )
  return Object.fromEntries(await Promise.all(looks))
}
