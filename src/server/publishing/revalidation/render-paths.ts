import { failureOf, latestRendering, noteFailure, type Rendering } from '@/server/cache/awaited-pages'
import { logger, reasonOf } from '@/server/log/logger'
import type { Revalidate, Times } from './job-store'

/** Parallel renderings: enough for the content throttle, without slowing visitors. */
const CONCURRENCY = 4

/** Renderings until one began after the change: Next joins a revalidation to a running rendering. */
const MOST_RENDERINGS = 3

/** Pages that stay as they were until an editor corrects their entry, with the reason. */
export type StalePages = ReadonlyMap<string, string>

export interface Unfinished {
  /** Could not be rendered: the previous page stays. */
  failed: ReadonlySet<string>
  /** Rendered here, but not accepted by Redis: other instances have the last one. */
  unshared: ReadonlySet<string>
}

/** @returns null for an address that is not stored. @throws if it could not be rendered */
const renderPath = async (path: string, revalidate: Revalidate, since: number): Promise<Rendering | null> => {
  for (let count = 1; count <= MOST_RENDERINGS; count += 1) {
    // What it failed of before is no reason now.
    noteFailure(path, null)
    const rendering = await latestRendering(path, () => revalidate(path))
    if (rendering === null || rendering.began > since) return rendering
  }
  throw new Error('every rendering had begun before the change')
}

/** Renders each path once, from present content. @returns unfinished and stale paths, times */
export async function renderPaths(
  paths: Iterable<string>,
  revalidate: Revalidate,
): Promise<Unfinished & { stale: StalePages; took: Times }> {
  const since = Date.now()
  const took: Record<string, number> = {}
  const waiting = [...new Set(paths)]
  const failed = new Set<string>()
  const stale = new Map<string, string>()
  const unshared = new Set<string>()
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const startedAt = performance.now()
      try {
        const rendering = await renderPath(path, revalidate, since)
        if (rendering?.isRetained) throw new Error('its rendering failed')
        took[path] = Math.round(performance.now() - startedAt)
        if (rendering?.isShared === false) unshared.add(path)
      } catch (error) {
        const failure = failureOf(path)
        const reason = failure?.reason ?? reasonOf(error)
        if (failure?.isOfEditors) stale.set(path, reason)
        else failed.add(path)
        logger.warn({ path }, `publishing: ${path} is not made anew yet: ${reason}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { failed, stale, unshared, took }
}
