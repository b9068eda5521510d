import type { ContentChanged } from '@/cache/content-changed'
import { isBuilding, isTracing, serverEnv } from '@/config/env'
import { dropKeptContent } from '@/content/kept-version'
import { renewPathIndex } from '@/content/path-index'
import { logger, reasonOf } from '@/logging/logger'
import { resumePending } from '@/publishing/revalidation/resume'
import { markStopping } from './stopping'

/**
 * A request to end: Next takes no new connections, finishes the requests and renders under way, and ends the process. Beside
 * that, probes learn of it at once, so that balancers stop sending visitors here, and traces are handed over.
 */
const prepareToStop = (flush: () => Promise<void>): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      markStopping()
      logger.info({ signal }, 'site: stopping')
      void flush()
    })
  }
}

/** Another instance has learned that editors published: what this one keeps between pages is old. */
const forgetKeptContent = ({ arePathsOld }: ContentChanged): void => {
  dropKeptContent()
  if (!arePathsOld) return
  renewPathIndex('delivery').catch((error) =>
    logger.warn(`content: keeping the last known paths: ${reasonOf(error)}`),
  )
}

/**
 * What a server does before its first request: traces and the shared cache, each only where the environment asks for it.
 * Their packages are not even loaded elsewhere. @throws when the environment is not usable: such a server must not start.
 */
export const startUp = async (): Promise<void> => {
  if (isBuilding()) return
  const { REDIS_URL } = serverEnv()
  let flush = (): Promise<void> => Promise.resolve()
  if (isTracing()) {
    const { flushTraces, registerTracing } = await import('@/tracing/register')
    registerTracing()
    flush = flushTraces
  }
  if (REDIS_URL !== null) {
    const { installSharedCache } = await import('@/cache/install')
    installSharedCache(forgetKeptContent)
  }
  prepareToStop(flush)
  logger.info({ sharedCache: REDIS_URL !== null, traces: isTracing() }, 'site: starting')
  // The server listens only after this function: the message that it sends itself is not to be waited for.
  void resumePending()
}
