import { logger, reasonOf } from '@/server/log/logger'
import { processWide } from '@/shared/utils/process-wide'
import { isAwaited, noteRendering } from './awaited-pages'
import type { LocalPages } from './local-pages'
import { isShareable, type PageEntry, type PageValue } from './page-entry'

/** Next 16.4, `GetIncrementalResponseCacheHandlerContext`. */
export interface PageContext {
  kind?: string
  isFallback?: boolean
  fetchCache?: boolean
  cacheControl?: PageEntry['cacheControl']
}

/** Shared storage. Every method rejects soon while it is unavailable. */
export interface PageStore {
  /** The stored page if its rendering began after a time, else null; and the present. Times are of this machine's clock. */
  look(key: string, time: number): Promise<{ at: number; newer: PageEntry | null }>
  /** A present time by the shared clock. */
  exact(time: number): number
  /** Stores a page unless a later one is there; atomic. `isUrgent`: waits longer, twice. */
  offer(key: string, entry: PageEntry, options?: { isUrgent: boolean }): Promise<void>
  /** Whether this page or a later one is stored. */
  has(key: string, time: number): Promise<boolean>
  /** False while requests would fail. */
  isUp(): boolean
  /** Calls back each time the store can be reached again. */
  onUp(listener: () => void): void
}

/** What a request found before it rendered. */
export interface Lookup {
  entry: PageEntry | null
  /** When it looked, by the clock of this machine: what it renders is of later content. */
  requestedAt: number
  /** The same by the shared clock. */
  began: number
}

export interface SharedPages {
  get(key: string, context: PageContext): Promise<Lookup>
  /** @param lookup of the request that rendered the page @returns false where nothing is stored for this address */
  set(key: string, value: PageValue | null, context: PageContext, lookup?: Lookup): Promise<boolean>
}

/** Pages to hand in after an outage; others are rendered again. */
const MAX_POSTPONED = 20_000

const isForAll = ({ kind, isFallback, fetchCache }: PageContext): boolean =>
  !isFallback && !fetchCache && (kind === undefined || kind === 'PAGES')

/** "No such page", or an address that leads elsewhere. */
const hasNoPage = (value: PageValue | null): boolean => value === null || value.kind === 'REDIRECT'

/** A page whose rendering failed is stored with its old time, and tried again in seconds. */
const putOff = (entry: PageEntry, given: PageEntry['cacheControl'], now: number): PageEntry => {
  if (!given || given.revalidate === false) return { ...entry, cacheControl: given }
  const age = Math.max(0, Math.ceil((now - entry.lastModified) / 1000))
  const expire = given.expire === undefined ? undefined : given.expire + age
  return { ...entry, cacheControl: { revalidate: given.revalidate + age, expire } }
}

/** By cache key: comparing and storing is one step. */
const turns = processWide('page-turns', () => new Map<string, Promise<unknown>>())

const inTurn = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work)
  const ended = turn.catch(() => undefined)
  turns.set(key, ended)
  try {
    return await turn
  } finally {
    if (turns.get(key) === ended) turns.delete(key)
  }
}

/**
 * The pages of one instance and, with a store, of several. A page counts by the time at which its rendering began: one that
 * began earlier, and so may be made of older entries, never replaces a later one, whichever ends last. What one instance
 * renders is put into the store and into the local copy; who asks gets the later of both. Without the store the local copy
 * serves alone; once the store is back, perhaps empty, it is handed what it lacks. Only pages made since the build are
 * offered: those that came with it never are, so that a new instance does not undo what was published since.
 *
 * @param store null on a site of one instance
 */
export function createSharedPages(
  local: LocalPages,
  store: PageStore | null,
  now: () => number = Date.now,
): SharedPages {
  /** Key -> time, without the page, which may be large. */
  const postponed = new Map<string, number>()

  let isWriteOutage = false

  /** A full store, or a replica, is logged once, and its recovery. */
  const noteWriting = (error: unknown): void => {
    if (error !== null && !isWriteOutage)
      logger.warn(`cache: the shared cache takes no pages, instances differ: ${reasonOf(error)}`)
    if (error === null && isWriteOutage) logger.info('cache: the shared cache takes pages again')
    isWriteOutage = error !== null
  }

  const offer = async (to: PageStore, key: string, entry: PageEntry, isUrgent: boolean): Promise<void> => {
    try {
      await to.offer(key, entry, { isUrgent })
      noteWriting(null)
    } catch (error) {
      // An outage is logged elsewhere.
      if (to.isUp()) noteWriting(error)
      throw error
    }
  }

  const postpone = (key: string, { lastModified }: PageEntry): void => {
    if (postponed.size < MAX_POSTPONED || postponed.has(key)) postponed.set(key, lastModified)
  }

  /** Hands in what the store lacks, until the next outage. */
  const handIn = async (to: PageStore): Promise<void> => {
    for (const [key, lastModified] of [...postponed]) {
      if (await to.has(key, lastModified)) continue
      const entry = await local.get(key)
      // The local copy may have changed since.
      if (entry?.lastModified === lastModified) await offer(to, key, entry, false)
    }
  }

  /** @returns false where the local copy is newer and stays. */
  const storeNewer = (key: string, entry: PageEntry): Promise<boolean> =>
    inTurn(key, async () => {
      const known = await local.get(key)
      if (known && known.lastModified > entry.lastModified) return false
      if (store) postpone(key, entry)
      try {
        await local.store(key, entry)
      } catch (error) {
        logger.warn(`cache: a page stays in memory only: ${reasonOf(error)}`)
      }
      return true
    })

  /** @returns whether the other instances get the page. */
  const share = async (key: string, entry: PageEntry, isUrgent: boolean): Promise<boolean> => {
    if (!store) return true
    if (!isUrgent && !store.isUp()) return false
    try {
      await offer(store, key, entry, isUrgent)
      return true
    } catch (error) {
      logger.debug(`cache: page kept locally for now: ${reasonOf(error)}`)
      return false
    }
  }

  store?.onUp(() => {
    handIn(store).catch((error) => logger.debug(`cache: handing in is put off: ${reasonOf(error)}`))
  })

  const lookupAt = (requestedAt: number, entry: PageEntry | null): Lookup => ({
    entry,
    requestedAt,
    began: store?.exact(requestedAt) ?? requestedAt,
  })

  return {
    get: async (key, context) => {
      const requestedAt = now()
      if (!isForAll(context)) return lookupAt(requestedAt, null)
      const own = await local.get(key)
      if (!store?.isUp()) return lookupAt(requestedAt, own)
      try {
        const { at, newer } = await store.look(key, own?.lastModified ?? Number.NEGATIVE_INFINITY)
        if (newer) await storeNewer(key, newer)
        return { entry: newer ?? own, requestedAt, began: at }
      } catch (error) {
        logger.debug(`cache: serving the local copy: ${reasonOf(error)}`)
        return lookupAt(requestedAt, own)
      }
    },
    set: async (key, value, context, lookup = lookupAt(now(), null)) => {
      if (!isForAll(context) || !isShareable(value)) return false
      const { entry: known, requestedAt, began } = lookup
      const path = local.pathOf(key)
      const isUrgent = isAwaited(path)
      // Visitors invent addresses without end: one without a page is stored only where it replaces a page, or was
      // published. The response is found anew each time, from lists in memory.
      if (hasNoPage(value) && !isUrgent && !known && !(await local.get(key))) return false
      const isRetained = known !== null && known.value === value
      const entry: PageEntry = isRetained
        ? putOff(known, context.cacheControl, now())
        : { value, lastModified: began, cacheControl: context.cacheControl }
      const isNewest = await storeNewer(key, entry)
      const isShared = !isNewest || isRetained || (await share(key, entry, isUrgent))
      noteRendering(path, { began: requestedAt, isShared, isRetained })
      return true
    },
  }
}
