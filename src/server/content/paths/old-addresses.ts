import { logger, reasonOf } from '@/server/log/logger'
import { inTime } from '@/shared/utils/in-time'
import { DAY } from '@/shared/utils/utc-day'
import { type PathIndex, rowOf } from './path-entry'

/** An address that a page has left. It names the entry, never another address: there are no chains and no circles. */
export interface OldAddress {
  /** Below `/pt-br/`, without slashes at its ends. */
  slug: string
  entry: string
  title: string | null
  /** When it left; ISO 8601. */
  since: string
}

export interface AddressStore {
  readAll(): Promise<OldAddress[]>
  /** Remembers addresses that pages have left, and forgets those that have a page again. */
  write(left: readonly OldAddress[], taken: readonly string[]): Promise<void>
  count(slug: string): Promise<void>
}

export interface AddressMemory {
  /** Null without a database: nothing is remembered. */
  store: AddressStore | null
  /** What the store has not taken yet, by slug; null for one that has a page again. */
  unwritten: Map<string, OldAddress | null>
}

/** Milliseconds for which the list is good: a flood of unknown addresses costs one query. */
const READ_EVERY = 10_000
/** Milliseconds that a page or a publish waits for the store. */
const PATIENCE = 1000

export type OldAddresses = ReturnType<typeof createOldAddresses>

/** Caches the result of a query for some milliseconds, until editors publish. */
type Cached = <T>(fetch: () => Promise<T>, milliseconds: number) => () => Promise<T>

export function createOldAddresses(memory: AddressMemory, cached: Cached) {
  const { unwritten } = memory
  let last: ReadonlyMap<string, OldAddress> = new Map()

  const flush = async (): Promise<void> => {
    const rows = [...unwritten]
    if (!memory.store || rows.length === 0) return
    await memory.store.write(
      rows.flatMap(([, row]) => row ?? []),
      rows.flatMap(([slug, row]) => (row ? [] : slug)),
    )
    for (const [slug, row] of rows) if (unwritten.get(slug) === row) unwritten.delete(slug)
  }

  const read = cached(async () => {
    try {
      await flush()
      last = new Map((await memory.store?.readAll())?.map((row) => [row.slug, row]))
    } catch (error) {
      logger.warn(`content: old addresses are as last known: ${reasonOf(error)}`)
      last = new Map([...last, ...unwritten].flatMap(([slug, row]) => (row ? [[slug, row]] : [])))
    }
    return last
  }, READ_EVERY)

  return {
    install: (store: AddressStore): void => {
      memory.store = store
    },
    isOn: (): boolean => memory.store !== null,
    /** Remembers what changed between two path indexes. Never throws. */
    record: async (before: PathIndex, after: PathIndex): Promise<void> => {
      if (!memory.store) return
      const since = new Date(Date.now()).toISOString()
      const served = new Set([...after.values()].map(({ id }) => id))
      for (const [slug, { id, title }] of before) {
        if (after.has(slug)) continue
        unwritten.set(slug, { slug, entry: id, title, since })
        if (!served.has(id))
          logger.warn(
            { entry: id, field: 'slug' },
            `content: entry ${id} has no page any more: "${slug}" leads nowhere until it is published again or redirected`,
          )
      }
      for (const slug of after.keys()) if (!before.has(slug)) unwritten.set(slug, null)
      const written = flush().catch((error) =>
        logger.warn(`content: old addresses wait for the database: ${reasonOf(error)}`),
      )
      await inTime(written, PATIENCE, () => undefined)
    },
    /** Where an address's page is now; null where none is. `isRecent`: it moved within a day, and may move back. */
    find: async (slug: string, index: PathIndex): Promise<{ slug: string; isRecent: boolean } | null> => {
      if (!memory.store || index.has(slug)) return null
      const known = await inTime(read(), PATIENCE, () => last)
      const old = known.get(slug)
      const row = old ? rowOf(index, old.entry) : null
      if (!old || !row) return null
      const moves = [...known.values()].filter(({ entry }) => entry === old.entry)
      return { slug: row.slug, isRecent: moves.some(({ since }) => Date.now() - Date.parse(since) < DAY) }
    },
    /** Does not wait nor fail. */
    count: (slug: string): void => {
      memory.store?.count(slug).catch((error) => logger.debug(`content: not counted: ${reasonOf(error)}`))
    },
  }
}
