import { isBuilding } from '@/config/env'
import type { ContentTypeId } from '@/content-model'
import type { Dependencies, Dependency } from '../service/dependencies'
import { ContentError } from '../service/errors'
import { nextDue } from '../service/moments'
import type { Priorities } from '../service/priority'
import type { ContentSource } from '../service/source'
import { type CacheVersion, createCache } from './cache'

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
