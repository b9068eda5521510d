import { logger, reasonOf } from '@/server/log/logger'
import { isBuilding } from '@/shared/config/env'
import type { ContentTypeId } from '@/shared/content-model'
import type { ContentSource } from '../service/client'
import { type Dependencies, type Dependency, nextDue } from '../service/dependencies'
import { ContentError } from '../service/errors'
import type { Priorities } from '../service/throttle'

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

/** Milliseconds that a shared response is cached; during a build it is cached to the end. */
const MAX_AGE = 15_000

const hasEntries = (dependencies: Iterable<Dependency>): boolean =>
  [...dependencies].some((dependency) => dependency.startsWith('entry:'))

interface Parts {
  version: CacheVersion
  dependencies: Dependencies
  withPriority: Priorities['withPriority']
  isAnythingPublished(): Promise<boolean>
}

export type CachedQuery = ReturnType<typeof createCachedQuery>

/**
 * Caches a query that many pages share; a result that is suddenly empty counts as an outage. Drafts are
 * fetched every time. @param name by which pages record that they show it (`list:NAME`)
 */
export function createCachedQuery({
  version,
  dependencies: { collectDependencies, dependOn, rememberList },
  withPriority,
  isAnythingPublished,
}: Parts) {
  return <Result, Draft>(
    name: string,
    contentTypes: readonly ContentTypeId[],
    fetch: (source: ContentSource, draft: Draft | null) => Promise<Result>,
  ) => {
    const list = `list:${name}` as const
    let hadEntries = false
    let dueAt = Number.POSITIVE_INFINITY
    const fetchPublished = async (): Promise<Result> => {
      const { result, dependencies, problems } = await collectDependencies(() =>
        // Whoever asked first, visitors may be waiting for the response too.
        withPriority('visitor', () => fetch('delivery', null)),
      )
      const isEmpty = !hasEntries(dependencies)
      if (isEmpty && hadEntries && !(await isAnythingPublished()))
        throw new ContentError('implausible', `no entry is delivered, "${name}" had some`)
      hadEntries = !isEmpty
      dueAt = nextDue(dependencies)
      const types = contentTypes.map((type) => `type:${type}` as const)
      rememberList(list, { dependencies: new Set([...dependencies, ...types]), problems })
      return result
    }
    const caches: Record<ContentSource, () => Promise<Result>> = {
      delivery: createCache(fetchPublished, {
        // What appears or disappears by itself is no longer in the response.
        maxAge: () => (Date.now() >= dueAt ? 0 : isBuilding() ? Number.POSITIVE_INFINITY : MAX_AGE),
        version,
      }),
      preview: createCache(() => fetch('preview', null), { maxAge: () => 0, version }),
    }
    return (source: ContentSource, draft: Draft | null = null): Promise<Result> => {
      dependOn(list)
      return draft === null ? caches[source]() : fetch(source, draft)
    }
  }
}
