import { redisLink } from '@/cache/redis-link'
import { sharedName } from '@/cache/shared-name'
import { searchConfig, serverEnv } from '@/config/env'
import { contentPages } from '@/content/pages'
import { pingDatabase } from '@/participation/database/ping'
import { isMailDown } from '@/participation/mail/mail-health'
import { safetyHealth } from '@/participation/safety/health'

/** Milliseconds that a service has to answer a look at its health. */
const ANSWER_WITHIN = 2000

/** What a service said: up, not configured, or down with a reason that names no address, key or entry. */
export type ServiceHealth = { status: 'up' } | { status: 'off' } | { status: 'down'; reason: string }

const UP: ServiceHealth = { status: 'up' }
const OFF: ServiceHealth = { status: 'off' }

const checkContentful = async (): Promise<ServiceHealth> => {
  const pages = contentPages()
  const reason = await pages.checkService(pages.source(false), ANSWER_WITHIN)
  return reason === null ? UP : { status: 'down', reason }
}

/** Seconds that the sign of a look stays in Redis. */
const SIGN_KEPT = 60

/** A Redis that answers and cannot be written to, full or a replica, lets instances drift apart: it is asked to note something. */
const checkRedis = async (): Promise<ServiceHealth> => {
  const link = redisLink()
  if (!link) return OFF
  try {
    await link.send((client) => client.setEx(sharedName('health'), SIGN_KEPT, '1'))
    return UP
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'SimpleError'
    return { status: 'down', reason: isRefused ? 'cannot be written to' : 'no answer' }
  }
}

/** Algolia's own sign of life; any answer of the host but a fault of the server will do. */
const checkSearch = async (): Promise<ServiceHealth> => {
  const search = searchConfig()
  if (!search) return OFF
  const origin = search.host ?? `https://${search.appId}-dsn.algolia.net`
  const answer = await fetch(new URL('/1/isalive', origin), { signal: AbortSignal.timeout(ANSWER_WITHIN) })
  await answer.body?.cancel()
  return answer.status < 500 ? UP : { status: 'down', reason: `status ${answer.status}` }
}

const checkDatabase = async (): Promise<ServiceHealth> => {
  if (serverEnv().DATABASE_URL === null) return OFF
  const isUp = await pingDatabase(ANSWER_WITHIN)
  return isUp ? UP : { status: 'down', reason: 'no answer' }
}

/** As the last mail fared: no mail server is asked for this. */
const checkMail = async (): Promise<ServiceHealth> => {
  if (serverEnv().SMTP_URL === null) return OFF
  return isMailDown() ? { status: 'down', reason: 'the last mail did not go' } : UP
}

const neverThrowing = async (check: () => Promise<ServiceHealth>): Promise<ServiceHealth> => {
  try {
    return await check()
  } catch {
    return { status: 'down', reason: 'no answer' }
  }
}

const CHECKS = {
  contentful: checkContentful,
  redis: checkRedis,
  search: checkSearch,
  database: checkDatabase,
  mail: checkMail,
  safety: () => safetyHealth(ANSWER_WITHIN),
}

export type ServicesHealth = Record<keyof typeof CHECKS, ServiceHealth>

/** Asks everything that the site depends on, at once; never throws, takes at most two seconds. */
export async function checkServices(): Promise<ServicesHealth> {
  const [contentful, redis, search, database, mail, safety] = await Promise.all([
    neverThrowing(CHECKS.contentful),
    neverThrowing(CHECKS.redis),
    neverThrowing(CHECKS.search),
    neverThrowing(CHECKS.database),
    neverThrowing(CHECKS.mail),
    neverThrowing(CHECKS.safety),
  ])
  return { contentful, redis, search, database, mail, safety }
}
