import { logger } from '@/server/logging/logger'
import { processWide } from '@/utils/process-wide'
import { checkServices, type ServicesHealth } from './services'
import { isStopping } from './stopping'

/** The response of `/api/health`. */
export interface HealthReport {
  /** `degraded`: pages are served, but a service is unavailable. */
  status: 'ok' | 'degraded' | 'down'
  reason?: 'stopping'
  services?: ServicesHealth
}

/** Milliseconds that a result is cached, for many probes. */
const MAX_AGE_MS = 5000

/** Whether this instance can serve. It is down only while stopping: without the content service all pages remain. */
export function createReadiness(
  look: () => Promise<ServicesHealth>,
  now: () => number = () => performance.now(),
): () => Promise<HealthReport> {
  let cached: { services: Promise<ServicesHealth>; at: number } | null = null
  return async () => {
    if (isStopping()) return { status: 'down', reason: 'stopping' }
    if (!cached || now() - cached.at >= MAX_AGE_MS) cached = { services: look(), at: now() }
    const services = await cached.services
    const isAnyDown = Object.values(services).some(({ status }) => status === 'down')
    return { status: isAnyDown ? 'degraded' : 'ok', services }
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

/** This process's readiness; changes are logged. */
export const readiness = createReadiness(checkAndLog)
