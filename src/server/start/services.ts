import { safetyHealth } from '@/server/features/safety/health'
import {
  checkContentful,
  checkDatabase,
  checkGuidance,
  checkMail,
  checkOutbox,
  checkPhotos,
  checkPrivacyDocument,
  checkRedis,
  checkSearch,
} from './checks'
import { HEALTH_TIMEOUT_MS, healthOf, type ServiceHealth } from './service-health'

const CHECKS: Readonly<Record<string, () => Promise<ServiceHealth>>> = {
  contentful: checkContentful,
  privacy: checkPrivacyDocument,
  redis: checkRedis,
  search: checkSearch,
  database: checkDatabase,
  outbox: checkOutbox,
  mail: checkMail,
  photos: checkPhotos,
  guidance: checkGuidance,
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

export type ServicesHealth = Readonly<Record<string, ServiceHealth>>

/** Checks all services in parallel; never throws, takes a few seconds at most. */
export async function checkServices(): Promise<ServicesHealth> {
  const looks = Object.entries(CHECKS).map(
    async ([name, check]) => [name, await neverThrowing(check)] as const,
  )
  return Object.fromEntries(await Promise.all(looks))
}
