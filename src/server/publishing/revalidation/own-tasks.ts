import { isOwnRequest, type OwnTask, ownTask } from '@/server/http/own-request'
import type { LoggedHandler } from '@/server/http/request-id'
import { logger } from '@/server/log/logger'
import { inTime } from '@/shared/utils/in-time'
import type { Revalidate } from './job-store'
import { renderPaths } from './render-paths'
import { revalidateProduct } from './revalidate-product'
import { revalidationQueue } from './shared-queue'

/** Milliseconds for the pages of an entry that is due; they go on afterward. */
const DUE_WITHIN = 10_000

const renderOthers = async (paths: readonly string[], revalidate: Revalidate): Promise<void> => {
  const { failed } = await renderPaths(paths, revalidate)
  logger.info(
    { paths, failed: [...failed] },
    `publishing: ${paths.length - failed.size} path(s) that another build renewed`,
  )
}

/** As if the entry were published now. */
const publishedNow = (id: string) => ({
  kind: 'Entry' as const,
  id,
  expects: 'published' as const,
  revision: null,
  updatedAt: null,
  contentType: null,
  namedPaths: [],
})

/** @returns whether all of it is done, or goes on by itself */
const perform = async (task: OwnTask, revalidate: Revalidate): Promise<boolean> => {
  if (task.kind === 'product') return (await revalidateProduct(task.key, revalidate)).size === 0
  if (task.kind === 'resume') await revalidationQueue.resume(revalidate)
  else if (task.kind === 'paths') void renderOthers(task.paths, revalidate)
  else await inTime(revalidationQueue.add(publishedNow(task.id), revalidate), DUE_WITHIN, () => null)
  return true
}

/** What this server asks of itself (`requestOwn`). 204, 400, 401; 500 is to be repeated. */
export const receiveOwnTask: LoggedHandler = async (request, response) => {
  if (!isOwnRequest(request)) return response.status(401).end()
  const { success, data } = ownTask.safeParse(request.body)
  if (!success) return response.status(400).end()
  const isDone = await perform(data, (path) => response.revalidate(path))
  return response.status(isDone ? 204 : 500).end()
}
