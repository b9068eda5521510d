import type { ContentChanged } from '@/cache/content-changed'
import { installSharedCache } from '@/cache/install'
import { installResponses } from '@/cache/responses/install'
import { differenceFromBuild, isBuilding, isProduction, isTracing, serverEnv } from '@/config/env'
import { contentChanges } from '@/content/changes'
import { sitePaths } from '@/content/paths'
import { logConsole } from '@/logging/console-lines'
import { logger, reasonOf } from '@/logging/logger'
import type { JobStore } from '@/publishing/revalidation/job-store'
import { revalidateHere, startPublishing } from '@/publishing/start'
import { guardEveryRequest } from './every-request'
import { readiness } from './report'
import { warnAtStart } from './start-warnings'
import { isStopping, markStopping } from './stopping'

/** Milliseconds after the start. */
const FIRST_LOOK_AFTER = 10_000
/** Milliseconds after which it is tried again, and how often, where this process stood still at its time. */
const LOOK_AGAIN_AFTER = 2000
const MOST_LATER = 5
/** Milliseconds by which a look is late when this process stood still. */
const LATE = 200

/**
 * What is away, or refuses what the environment names, is in the log before anybody asks; tables are made meanwhile. Not the
 * moment after this process stood still: a busy machine takes seconds to load the pages of a build, and nothing is connected then.
 */
const planFirstLook = (after: number, later = 0): void => {
  const due = performance.now() + after
  const look = (): void => {
    const isLate = performance.now() - due >= LATE
    if (isLate && later < MOST_LATER) planFirstLook(LOOK_AGAIN_AFTER, later + 1)
    else void readiness()
  }
  setTimeout(look, after).unref()
}

/**
 * A request to end. Probes learn of it at once, and for as long as they need to look (DRAIN_SECONDS) the port stays open:
 * balancers stop sending visitors here before any of them is refused. Then Next takes no new connections, finishes what is
 * under way, and ends the process, with which its connections end. Meanwhile forms are stored as ever, traces are handed over, and the outbox begins no further job. Who presses
 * Ctrl+C, or stops hot reload, has no balancer and does not want to wait.
 */
const prepareToStop = (endings: (() => Promise<void>)[]): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next's own, which closes the port.
    const closings = process.listeners(signal)
    process.removeAllListeners(signal)
    // Signals come twice, to a group of processes and to each of them: the second one must not end it by force.
    process.on(signal, () => {
      const wait = signal === 'SIGTERM' && isProduction() ? serverEnv().DRAIN_SECONDS : 0
      if (!isStopping()) {
        markStopping()
        logger.info({ signal, wait }, 'site: stopping')
        for (const end of endings) void end()
      }
      setTimeout(() => {
        for (const close of closings) close(signal)
      }, wait * 1000)
    })
  }
}

/** Another instance has learned that editors published: what this one keeps between pages is old. */
const dropCachedContent = ({ arePathsOld, entries }: ContentChanged): void => {
  contentChanges().staleGuard.expectDelivered(entries)
  contentChanges().invalidate()
  if (!arePathsOld) return
  sitePaths()
    .reload('delivery')
    .catch((error) => logger.warn(`content: keeping the last known paths: ${reasonOf(error)}`))
}

const prepare = async (): Promise<void> => {
  // First, so that all that is missing is named at once.
  const { REDIS_URL, DATABASE_URL, CONTENTFUL_USE_PREVIEW } = serverEnv()
  const difference = differenceFromBuild()
  if (difference !== null) logger.warn(`site: ${difference}`)
  const isShared = REDIS_URL !== null && !CONTENTFUL_USE_PREVIEW
  const endings: (() => Promise<void>)[] = []
  if (isTracing()) {
    const { flushTraces, registerTracing } = await import('@/tracing/register')
    registerTracing()
    endings.push(flushTraces)
  }
  installSharedCache({ contentChanged: dropCachedContent, pagesRevalidated: revalidateHere })
  let jobStore: JobStore | null = null
  if (DATABASE_URL !== null) {
    const { startParticipation } = await import('@/participation/start')
    endings.push(startParticipation())
    const { createTableJobStore } = await import('@/participation/publish-jobs/job-store')
    jobStore = createTableJobStore()
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
    planFirstLook(FIRST_LOOK_AFTER)
  }
}

/**
 * What a server does before its first request: traces and the shared cache, each only where the environment asks for it.
 * Their packages are not even loaded elsewhere. Where the environment is not usable, or not that of the build, the process
 * ends with code 1: Next would go on, and answer 500 to everything.
 */
export async function startUp(): Promise<void> {
  if (isBuilding()) return
  if (isProduction()) {
    logConsole()
    installResponses()
  }
  try {
    await prepare()
  } catch (error) {
    logger.fatal(`site: cannot start: ${reasonOf(error)}`)
    process.exit(1)
  }
}
