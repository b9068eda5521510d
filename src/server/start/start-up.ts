import { installCacheControl } from '@/server/cache/cache-control'
import type { ContentChanged } from '@/server/cache/content-changed'
import { installSharedCache } from '@/server/cache/install'
import { contentChanges } from '@/server/content/changes'
import { oldAddresses, sitePaths } from '@/server/content/paths'
import { logConsole } from '@/server/log/console-lines'
import { logger, reasonOf } from '@/server/log/logger'
import type { JobStore } from '@/server/publishing/revalidation/job-store'
import { revalidateHere, startPublishing } from '@/server/publishing/start'
import { differenceFromBuild, isBuilding, isProduction, isTracing, serverEnv } from '@/shared/config/env'
import { guardEveryRequest } from './every-request'
import { readiness } from './report'
import { warnAtStart } from './start-warnings'
import { isStopping, markStopping } from './stopping'

/** Milliseconds after the start. */
const FIRST_LOOK_AFTER = 10_000

/**
 * Handles a request to stop. Probes see it at once, and the port stays open for DRAIN_SECONDS, so that balancers refuse
 * nobody. Then Next finishes running requests and ends the process. Ctrl+C and hot reload do not wait.
 */
const prepareToStop = (endings: (() => Promise<void>)[]): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next's own, which closes the port.
    const closings = process.listeners(signal)
    process.removeAllListeners(signal)
    // Signals arrive twice, for a process group and each process: the second must not kill it.
    process.on(signal, () => {
      const wait = signal === 'SIGTERM' && isProduction() ? serverEnv().DRAIN_SECONDS : 0
      if (!isStopping()) {
        markStopping()
        logger.info({ signal, wait }, 'site: stopping')
        for (const end of endings) void end()
      }
      // Just after the event loop has accepted what waits: the kernel resets what waits when the port closes.
      setTimeout(() => setImmediate(() => closings.forEach((close) => void close(signal))), wait * 1000)
    })
  }
}

/** Another instance reports a content change: drops this one's caches between pages. */
const dropCachedContent = ({ arePathsOld, entries }: ContentChanged): void => {
  contentChanges().staleGuard.expectDelivered(entries)
  contentChanges().invalidate()
  if (!arePathsOld) return
  sitePaths()
    .reload('delivery')
    .catch((error) => logger.warn(`content: keeping the last known paths: ${reasonOf(error)}`))
}

const prepare = async (): Promise<void> => {
  // First, so that all missing variables are named at once.
  const { REDIS_URL, DATABASE_URL, CONTENTFUL_USE_PREVIEW } = serverEnv()
  const difference = differenceFromBuild()
  if (difference !== null) logger.warn(`site: ${difference}`)
  const isShared = REDIS_URL !== null && !CONTENTFUL_USE_PREVIEW
  const endings: (() => Promise<void>)[] = []
  if (isTracing()) {
    const { flushTraces, registerTracing } = await import('@/server/log/tracing/register')
    registerTracing()
    endings.push(flushTraces)
  }
  installSharedCache({ contentChanged: dropCachedContent, pagesRevalidated: revalidateHere })
  let jobStore: JobStore | null = null
  if (DATABASE_URL !== null) {
    const { startParticipation } = await import('@/server/features/start')
    endings.push(startParticipation())
    const { createTableJobStore } = await import('@/server/publishing/revalidation/table-job-store')
    jobStore = createTableJobStore()
    const { tableAddressStore } = await import('@/server/features/addresses/address-store')
    oldAddresses().install(tableAddressStore)
  }
  endings.push(startPublishing(jobStore))
  guardEveryRequest(serverEnv())
  prepareToStop(endings)
  logger.info(
    { sharedCache: isShared, traces: isTracing(), database: DATABASE_URL !== null },
    'site: starting',
  )
  if (isProduction()) {
    warnAtStart()
    // Logs unavailable services before the first probe.
    setTimeout(() => void readiness(), FIRST_LOOK_AFTER).unref()
  }
}

/** Runs before the first request. If it cannot start, the process ends with code 1: Next would go on with 500. */
export async function startUp(): Promise<void> {
  if (isBuilding()) return
  if (isProduction()) {
    logConsole()
    installCacheControl()
  }
  try {
    await prepare()
  } catch (error) {
    logger.fatal(`site: cannot start: ${reasonOf(error)}`)
    process.exit(1)
  }
}
