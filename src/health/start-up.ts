import { installAnswers } from '@/cache/answers/install'
import type { ContentChanged } from '@/cache/content-changed'
import { requireSameAsBuilt } from '@/config/built-with'
import { isBuilding, isProduction, isTracing, serverEnv } from '@/config/env'
import { contentChanges } from '@/content/changes'
import { sitePaths } from '@/content/paths'
import { logConsole } from '@/logging/console-lines'
import { logger, reasonOf } from '@/logging/logger'
import { renewHere } from '@/publishing/revalidation/other-builds'
import { resumePending } from '@/publishing/revalidation/resume'
import { markStopping } from './stopping'

/**
 * A request to end: Next takes no new connections, finishes the requests and renders under way, and ends the process. Beside
 * that, probes learn of it at once, so that balancers stop sending visitors here, traces are handed over, and the outbox
 * begins no further job.
 */
const prepareToStop = (endings: (() => Promise<void>)[]): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      markStopping()
      logger.info({ signal }, 'site: stopping')
      for (const end of endings) void end()
    })
  }
}

/** Another instance has learned that editors published: what this one keeps between pages is old. */
const forgetKeptContent = ({ arePathsOld }: ContentChanged): void => {
  contentChanges().invalidate()
  if (!arePathsOld) return
  sitePaths()
    .renew('delivery')
    .catch((error) => logger.warn(`content: keeping the last known paths: ${reasonOf(error)}`))
}

const prepare = async (): Promise<void> => {
  const difference = requireSameAsBuilt()
  if (difference !== null) logger.warn(`site: ${difference}`)
  const { REDIS_URL, DATABASE_URL, CONTENTFUL_USE_PREVIEW } = serverEnv()
  const isShared = REDIS_URL !== null && !CONTENTFUL_USE_PREVIEW
  const endings: (() => Promise<void>)[] = []
  if (isTracing()) {
    const { flushTraces, registerTracing } = await import('@/tracing/register')
    registerTracing()
    endings.push(flushTraces)
  }
  if (isShared) {
    const { installSharedCache } = await import('@/cache/install')
    installSharedCache({ contentChanged: forgetKeptContent, pagesRenewed: renewHere })
  }
  if (DATABASE_URL !== null) {
    const { startParticipation } = await import('@/participation/start')
    endings.push(startParticipation())
  }
  prepareToStop(endings)
  logger.info(
    { sharedCache: isShared, traces: isTracing(), database: DATABASE_URL !== null },
    'site: starting',
  )
  // The server listens only after this function: the message that it sends itself is not to be waited for.
  void resumePending()
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
    installAnswers()
  }
  try {
    await prepare()
  } catch (error) {
    logger.fatal(`site: cannot start: ${reasonOf(error)}`)
    process.exit(1)
  }
}
