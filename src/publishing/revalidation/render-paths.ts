import { latestRendering } from '@/cache/awaited-pages'
import { logger, reasonOf } from '@/logging/logger'
import type { Revalidate } from './job'

/** Pages made at the same time: enough to keep the throttle of content calls busy, too few to slow visitors down. */
const CONCURRENCY = 4

/**
 * Renderings of one path until one has begun since the change. Next joins a revalidation to a rendering of the same page
 * that is under way; the one after it begins later.
 */
const MOST_RENDERINGS = 3

/** Paths that are not dealt with yet. */
export interface Unfinished {
  /** Could not be rendered: the previous page stays. */
  failed: ReadonlySet<string>
  /** Rendered here, but Redis did not take the page: other instances have the previous one. */
  unshared: ReadonlySet<string>
}

/** @returns whether all instances get the page. @throws when it could not be rendered */
const renderPath = async (path: string, revalidate: Revalidate, since: number): Promise<boolean> => {
  for (let count = 1; count <= MOST_RENDERINGS; count += 1) {
    const rendering = await latestRendering(path, () => revalidate(path))
    // An address that is not stored has no rendering.
    if (rendering === null || rendering.began > since) return rendering?.isShared ?? true
  }
  throw new Error('every rendering had begun before the change')
}

/** Renders each path anew once, from content as it is from now on. */
export async function renderPaths(paths: Iterable<string>, revalidate: Revalidate): Promise<Unfinished> {
  const since = Date.now()
  const waiting = [...new Set(paths)]
  const failed = new Set<string>()
  const unshared = new Set<string>()
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        if (!(await renderPath(path, revalidate, since))) unshared.add(path)
      } catch (error) {
        failed.add(path)
        logger.warn({ path }, `publishing: ${path} is not made anew yet: ${reasonOf(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { failed, unshared }
}
