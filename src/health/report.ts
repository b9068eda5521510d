import { logChanges } from './log-changes'
import { checkServices, type ServicesHealth } from './services'
import { isStopping } from './stopping'

/** What `/api/health` answers. */
export interface HealthReport {
  /** `degraded`: pages are served, but something they are made from, or shared by, is away. */
  status: 'ok' | 'degraded' | 'down'
  reason?: 'stopping'
  services?: ServicesHealth
}

/** Milliseconds that an answer is cached, so that probes of many balancers cost one look. */
const MAX_AGE_MS = 5000

/**
 * Whether this instance can serve. A dead content service does not make it "down": every page of the build is here, and
 * those generated since. It is down only while it ends; one whose
 * environment is not usable does not start at all.
 */
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

const checkAndLog = async (): Promise<ServicesHealth> => {
  const services = await checkServices()
  logChanges(services)
  return services
}

/** This process's readiness; what changes is logged. */
export const readiness = createReadiness(checkAndLog)
