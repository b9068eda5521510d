import { processWide } from '@/lib/process-wide'
import { logger } from '@/logging/logger'
import type { ServicesHealth } from './services'

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
