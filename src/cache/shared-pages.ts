import { logger, reasonOf } from '@/logging/logger'
import { isShareable, type PageEntry, type PageValue } from './page-entry'

/** What Next says of a page when it asks (Next 16.4, `GetIncrementalResponseCacheHandlerContext`). */
export interface PageContext {
  kind?: string
  isFallback?: boolean
  fetchCache?: boolean
  cacheControl?: PageEntry['cacheControl']
}

/** The instance's own copy: Next's file-system cache (cache-handler/index.js). */
export interface LocalPages {
  get(key: string, context: PageContext): Promise<PageEntry | null>
  /** As Next does it, for what is not shared. */
  set(key: string, value: PageValue | null, context: PageContext): Promise<void>
  /** Keeps a page with the time at which it was made, in memory and on disk. */
  keep(key: string, entry: PageEntry, context: PageContext): Promise<void>
}

/** Where instances leave pages for each other. Every method rejects while it cannot be reached, at once or soon. */
export interface PageStore {
  /** The stored page if it was made after a time; null when there is none, or none newer. */
  newerThan(key: string, time: number): Promise<PageEntry | null>
  /** Stores a page unless a newer one is there; atomic. */
  offer(key: string, entry: PageEntry): Promise<void>
  /** Whether the store has the page of a time, or a newer one. */
  has(key: string, time: number): Promise<boolean>
  /** False while asking would be in vain: costs nothing. */
  isUp(): boolean
  /** Calls back each time the store can be reached again. */
  onUp(listener: () => void): void
}

export interface SharedPages {
  get(local: LocalPages, key: string, context: PageContext): Promise<PageEntry | null>
  set(local: LocalPages, key: string, value: PageValue | null, context: PageContext): Promise<void>
}

/** Pages that are remembered for a store that was away; more only have to be made again. */
const MAX_HELD = 20_000
const PAGES: PageContext = { kind: 'PAGES', isFallback: false }

const isForAll = ({ kind, isFallback, fetchCache }: PageContext): boolean =>
  !isFallback && !fetchCache && (kind === undefined || kind === 'PAGES')

/**
 * Pages shared by several instances: what one makes is put into the store and into the local copy; who asks gets whichever
 * of both was made last. Without the store the local copy serves alone; once the store is back, perhaps empty, it is handed
 * what it lacks. Only pages made since the build are ever offered: those that came with it never are, so that a new instance
 * does not undo what was published since.
 */
export function createSharedPages(store: PageStore, now: () => number = Date.now): SharedPages {
  /** Key -> time and place of a page made since the build; not the page itself, which may be large. */
  const held = new Map<string, { lastModified: number; local: LocalPages; gone: PageEntry | null }>()

  let isWriteOutage = false

  /** A store that answers and takes nothing, full or a replica, is told of once, and once when it is over. */
  const noteWriting = (error: unknown): void => {
    if (error !== null && !isWriteOutage)
      logger.warn(`cache: the shared cache takes no pages, instances differ: ${reasonOf(error)}`)
    if (error === null && isWriteOutage) logger.info('cache: the shared cache takes pages again')
    isWriteOutage = error !== null
  }

  const offer = async (key: string, entry: PageEntry): Promise<void> => {
    try {
      await store.offer(key, entry)
      noteWriting(null)
    } catch (error) {
      noteWriting(error)
      throw error
    }
  }

  const hold = (local: LocalPages, key: string, entry: PageEntry): void => {
    if (held.size >= MAX_HELD && !held.has(key)) return
    const gone = entry.value?.kind === 'PAGES' ? null : entry
    held.set(key, { lastModified: entry.lastModified, local, gone })
  }

  /** Hands in what the store lacks; a store that goes away again meanwhile is handed it the next time. */
  const handIn = async (): Promise<void> => {
    for (const [key, { lastModified, local, gone }] of [...held]) {
      if (await store.has(key, lastModified)) continue
      const entry = gone ?? (await local.get(key, PAGES))
      // What the local copy has lost or replaced since is not this page any more.
      if (entry?.lastModified === lastModified) await offer(key, entry)
    }
  }

  const keepLocally = async (local: LocalPages, key: string, entry: PageEntry): Promise<void> => {
    hold(local, key, entry)
    try {
      await local.keep(key, entry, PAGES)
    } catch (error) {
      logger.warn(`cache: a page stays in memory only: ${reasonOf(error)}`)
    }
  }

  store.onUp(() => {
    handIn().catch((error) => logger.debug(`cache: handing in is put off: ${reasonOf(error)}`))
  })

  return {
    get: async (local, key, context) => {
      const own = await local.get(key, context)
      if (!isForAll(context) || !store.isUp()) return own
      try {
        const newer = await store.newerThan(key, own?.lastModified ?? Number.NEGATIVE_INFINITY)
        if (!newer) return own
        await keepLocally(local, key, newer)
        return newer
      } catch (error) {
        logger.debug(`cache: serving the local copy: ${reasonOf(error)}`)
        return own
      }
    },
    set: async (local, key, value, context) => {
      if (!isForAll(context) || !isShareable(value)) return local.set(key, value, context)
      const entry: PageEntry = { value, lastModified: now(), cacheControl: context.cacheControl }
      await keepLocally(local, key, entry)
      if (!store.isUp()) return
      try {
        await offer(key, entry)
      } catch (error) {
        logger.debug(`cache: page kept locally for now: ${reasonOf(error)}`)
      }
    },
  }
}
