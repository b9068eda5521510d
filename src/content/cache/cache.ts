import { logger, reasonOf } from '@/logging/logger'

/** Which responses are old: those cached under another version. Changes when editors published. */
export interface CacheVersion {
  current: number
}

/** Makes every cached response of this process old. Cheap: what nobody needs is not queried. */
export function invalidate(version: CacheVersion): void {
  version.current += 1
}

interface CacheOptions {
  /** Milliseconds, read at each call. */
  maxAge(): number
  version: CacheVersion
  /** Milliseconds of a clock that never goes back. */
  now?(): number
}

/**
 * Caches the result of a query, per process. Concurrent callers share one request; when it fails later, the last good result
 * is served as long again. After a publish (`invalidate`) a failure is thrown: a page of the old result would pass for new.
 */
export function createCache<T>(
  fetch: () => Promise<T>,
  { maxAge, version, now = () => performance.now() }: CacheOptions,
): () => Promise<T> {
  let cached: { value: T; at: number; version: number } | null = null
  let running: { value: Promise<T>; version: number } | null = null

  const refresh = async (current: number): Promise<T> => {
    try {
      const value = await fetch()
      // A response that was under way when editors published must not replace one fetched since.
      if (!cached || cached.version <= current) cached = { value, at: now(), version: current }
      return value
    } catch (error) {
      if (cached?.version !== current) throw error
      logger.warn(`content: keeping the last good value: ${reasonOf(error)}`)
      cached.at = now()
      return cached.value
    }
  }

  return () => {
    const { current } = version
    if (cached?.version === current && now() - cached.at < maxAge()) return Promise.resolve(cached.value)
    if (running?.version !== current) {
      const value = refresh(current).finally(() => {
        if (running?.version === current) running = null
      })
      running = { value, version: current }
    }
    return running.value
  }
}
