import { logger, reasonOf } from '@/logging/logger'
import type { Revalidate } from './job'

/** Pages made at the same time: enough to keep the throttle of content calls busy, too few to slow visitors down. */
const CONCURRENCY = 4

/** Makes each path anew once. @returns those that could not be made. */
export async function renderPaths(
  paths: Iterable<string>,
  revalidate: Revalidate,
): Promise<ReadonlySet<string>> {
  const waiting = [...new Set(paths)]
  const failed = new Set<string>()
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        await revalidate(path)
      } catch (error) {
        failed.add(path)
        logger.warn({ path }, `publishing: ${path} is not made anew yet: ${reasonOf(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return failed
}
