import { type LevelReport, levelReport } from '@/server/features/searches/feature'
import { logger } from '@/server/log/logger'
import { serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'
import { DAY } from '@/shared/utils/utc-day'
import { resultOr } from './service-health'
import { checkServices, type ServicesHealth } from './services'
import { isStopping } from './stopping'

/** The response of `/api/health`. */
export interface HealthReport {
  /** `degraded`: pages are served, but a service is unavailable. */
  status: 'ok' | 'degraded' | 'down'
  reason?: 'stopping'
  services?: ServicesHealth
  /** Of the last 7 days, by release; absent where none were counted. */
  searches?: LevelReport[]
}

/** Milliseconds that a result is cached, for many probes. */
const MAX_AGE_MS = 5000

/** Whether this instance can serve. It is down only while stopping: without the content service all pages remain. */
export function createReadiness(
  look: () => Promise<ServicesHealth>,
  now: () => number = () => performance.now(),
  shares: () => Promise<LevelReport[]> = async () => [],
): () => Promise<HealthReport> {
  let cached: { services: Promise<ServicesHealth>; searches: Promise<LevelReport[]>; at: number } | null =
    null
  return async () => {
    if (isStopping()) return { status: 'down', reason: 'stopping' }
    if (!cached || now() - cached.at >= MAX_AGE_MS)
      cached = { services: look(), searches: shares(), at: now() }
    const services = await cached.services
    const isAnyDown = Object.values(services).some(({ status }) => status === 'down')
    const searches = await cached.searches
    return { status: isAnyDown ? 'degraded' : 'ok', services, ...(searches.length > 0 && { searches }) }
  }
}

const logged = processWide('logged-health', () => new Map<string, string>())

/** Logs each service that fails, with a new reason, or recovers. */
export function logChanges(services: ServicesHealth): void {
  for (const [service, health] of Object.entries(services)) {
    const reason = health.status === 'down' ? health.reason : null
    if (reason === (logged.get(service) ?? null)) continue
    if (reason === null) {
      logged.delete(service)
      logger.info({ dependency: service }, `health: ${service} is up again`)
    } else {
      logged.set(service, reason)
      logger.warn({ dependency: service }, `health: ${service} is down: ${reason}`)
    }
  }
}

const checkAndLog = async (): Promise<ServicesHealth> => {
  const services = await checkServices()
  logChanges(services)
  return services
}

const recentLevels = async (): Promise<LevelReport[]> =>
  serverEnv().COUNT_SEARCHES ? resultOr(levelReport(new Date(Date.now() - 7 * DAY)), []) : []

/** This process's readiness; changes are logged. */
export const readiness = createReadiness(checkAndLog, () => performance.now(), recentLevels)
