import { latestRendering, type Rendering } from '@/cache/awaited-pages'
import { logger, reasonOf } from '@/logging/logger'
import type { Revalidate } from './job'
import type { ExpectedPage } from './served-here'

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
  /** Rendered here, but not taken by Redis, or not served by every instance yet. */
  unshared: ReadonlySet<string>
}

/** @returns null for an address that is not stored. @throws when it could not be rendered */
const renderPath = async (path: string, revalidate: Revalidate, since: number): Promise<Rendering | null> => {
  for (let count = 1; count <= MOST_RENDERINGS; count += 1) {
    const rendering = await latestRendering(path, () => revalidate(path))
    if (rendering === null || rendering.began > since) return rendering
  }
  throw new Error('every rendering had begun before the change')
}

/**
 * Renders each path anew once, from content as it is from now on.
 * @returns what is not dealt with, and the pages that instances can serve from now on
 */
export async function renderPaths(
  paths: Iterable<string>,
  revalidate: Revalidate,
): Promise<Unfinished & { pages: ExpectedPage[] }> {
  const since = Date.now()
  const waiting = [...new Set(paths)]
  const failed = new Set<string>()
  const unshared = new Set<string>()
  const pages: ExpectedPage[] = []
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        const rendering = await renderPath(path, revalidate, since)
        if (rendering?.isShared === false) unshared.add(path)
        else if (rendering) pages.push({ path, shown: rendering.shown })
      } catch (error) {
        failed.add(path)
        logger.warn({ path }, `publishing: ${path} is not made anew yet: ${reasonOf(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { failed, unshared, pages }
}
