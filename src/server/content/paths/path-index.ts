import { logger, reasonOf } from '@/server/log/logger'
import { isBuilding, isDeveloping } from '@/shared/config/env'
import type { Place } from '@/shared/content-model/views/places'
import type { SluggedPageType } from '@/shared/routing/page-types'
import type { ContentSource } from '../service/client'
import type { Dependencies } from '../service/dependencies'
import type { FetchEntries } from '../service/fetch-entries'
import type { Priorities } from '../service/throttle'
import { fetchPathIndex } from './fetch-path-index'
import type { LossGuard } from './loss-guard'
import type { OldAddresses } from './old-addresses'
import { findPlaces, type PathChanges, type PathIndex } from './path-entry'
import type { PathFile } from './path-file'

/** Milliseconds in which an unknown slug does not make the index be fetched again; editors wait for their drafts. */
const MISS_INTERVAL: Record<ContentSource, number> = { delivery: 10_000, preview: 1_000 }
/** Milliseconds for which titles and paths of drafts are taken as they are. */
const DRAFTS_KNOWN_FOR = 10_000
/** Milliseconds for which lists of pages, such as sitemap.xml, take the index as it is. */
const RECENT = 60_000

interface KnownIndex {
  index: PathIndex
  /** When it was fetched, milliseconds since 1970. */
  at: number
}

/** Shared with API routes: a webhook renews what pages then read. */
export interface PathIndexMemory {
  known: Map<ContentSource, KnownIndex>
  running: Map<ContentSource, Promise<PathIndex>>
  /** After a publish: pages wait for it, since what they would be made of is known to be old. */
  reloading: Map<ContentSource, Promise<unknown>>
}

export type PathIndexes = ReturnType<typeof createPathIndexes>

interface Parts {
  memory: PathIndexMemory
  file: PathFile
  changes: PathChanges
  addresses: OldAddresses
  lossGuard: LossGuard
  fetchEntries: FetchEntries
  withPriority: Priorities['withPriority']
  dependencies: Dependencies
}

export function createPathIndexes({
  memory,
  file,
  changes,
  addresses,
  lossGuard,
  fetchEntries,
  withPriority,
  dependencies: { dependOn, withoutDependencies },
}: Parts) {
  /** Checks a reply on a served site. Builds and developers may have changed the space. */
  const compareWithKnown = async (index: PathIndex): Promise<void> => {
    const known = memory.known.get('delivery')?.index ?? file.read()
    if (!known || isBuilding() || isDeveloping()) return
    await lossGuard.rejectSuddenLoss(known, index)
    changes.record(known, index)
    await addresses.record(known, index)
  }

  /** Fetches the index; concurrent callers share a request. @throws ContentError */
  const refresh = (source: ContentSource): Promise<PathIndex> => {
    const already = memory.running.get(source)
    if (already) return already
    const at = Date.now()
    const work = withPriority('visitor', () =>
      withoutDependencies(() => fetchPathIndex(fetchEntries, source)),
    )
      .then(async (index) => {
        if (source === 'delivery') await compareWithKnown(index)
        memory.known.set(source, { index, at })
        if (source === 'delivery') file.write(index)
        return index
      })
      .finally(() => memory.running.delete(source))
    memory.running.set(source, work)
    return work
  }

  /** The index as last known: from memory, else as the build left it, else fetched. */
  const known = async (source: ContentSource): Promise<PathIndex> => {
    await memory.reloading.get(source)
    const entry = memory.known.get(source)
    const isOld = source === 'preview' && !isBuilding() && Date.now() - (entry?.at ?? 0) >= DRAFTS_KNOWN_FOR
    if (entry && !isOld) return entry.index
    const stored = source === 'delivery' ? file.read() : null
    if (!stored) return refresh(source)
    memory.known.set(source, { index: stored, at: isBuilding() ? Date.now() : 0 })
    return stored
  }

  /** The index as fetched since a time (milliseconds since 1970); fetched now when it is older. @throws ContentError */
  const since = async (source: ContentSource, time: number): Promise<PathIndex> => {
    const entry = memory.known.get(source)
    if (entry && entry.at >= time) return entry.index
    if (source === 'delivery') lossGuard.rejectWhileLost()
    const index = await refresh(source)
    // What was under way already may have been fetched too early.
    return (memory.known.get(source)?.at ?? 0) >= time ? index : refresh(source)
  }

  /** The index, at most a minute old; the last known one when the service does not respond. */
  const recent = async (source: ContentSource): Promise<PathIndex> => {
    const last = await known(source)
    try {
      return await since(source, Date.now() - RECENT + 1)
    } catch (error) {
      logger.warn(`content: keeping the last known paths: ${reasonOf(error)}`)
      return last
    }
  }

  return {
    refresh,
    /** The index as it is from now on: a response that is still on its way may be older than what editors just did. */
    reload: (source: ContentSource): Promise<PathIndex> => {
      const before = memory.running.get(source)?.catch(() => null)
      const reloaded = Promise.resolve(before).then(() => refresh(source))
      const ended = reloaded
        .catch(() => null)
        .finally(() => {
          if (memory.reloading.get(source) === ended) memory.reloading.delete(source)
        })
      memory.reloading.set(source, ended)
      return reloaded
    },
    known,
    since,
    /** The path of a place (behavior ROUTE-11), on which the page that asks then depends; null without one. */
    place: async (place: Place, source: ContentSource): Promise<string | null> => {
      dependOn(`place:${place}`)
      return findPlaces(await known(source)).get(place) ?? null
    },
    /** The index for an unknown slug: fetched at most every ten seconds. */
    afterMiss: (source: ContentSource) => since(source, Date.now() - MISS_INTERVAL[source] + 1),
    recent,
    /** For pages that list pages of these types: that of the build, or at most a minute old. @throws ContentError */
    listed: (source: ContentSource, types: readonly SluggedPageType[]): Promise<PathIndex> => {
      for (const type of types) dependOn(`pages:${type}`)
      return isBuilding() ? known(source) : recent(source)
    },
  }
}
