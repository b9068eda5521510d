import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { createBoundedMap } from './bounded-map'
import { folderAt } from './cache-folder'
import { type PageEntry, readEntry, readPayload } from './page-entry'

/** The pages of this instance, by Next's keys. */
export interface LocalPages {
  get(key: string): Promise<PageEntry | null>
  /** @throws where the page stays in memory only */
  store(key: string, entry: PageEntry): Promise<void>
  /** The path of a page, without its final slash. */
  pathOf(key: string): string
}

/** Bytes of pages in memory. */
const LIMIT = 50 * 1024 * 1024
/** Tolerated difference between stored times and the clock, in milliseconds. */
const CLOCKS_DIFFER = 2000
/** Milliseconds since 1970. */
const LONG_AGO = 1
/** Next puts a page's own route before its path. */
const BEFORE_PATH = /^\/route-cache\/.*?\/\$(?=\/)/

const metadata = z.object({ routeCache: z.object({ key: z.string() }) })

const pathOf = (key: string): string => key.replace(BEFORE_PATH, '')

/** A page of the build, whose metadata names its key; null where there is none, such as for an invented address. */
const builtPage = async (folder: string, key: string): Promise<PageEntry | null> => {
  const fileOf = (ending: string): string => path.join(folder, `${pathOf(key)}${ending}`)
  const read = (ending: string): Promise<string> => readFile(fileOf(ending), 'utf8')
  try {
    if (metadata.parse(JSON.parse(await read('.meta'))).routeCache.key !== key) return null
    const [html, data, { mtimeMs }] = await Promise.all([read('.html'), read('.json'), stat(fileOf('.html'))])
    return readPayload({ value: { kind: 'PAGES', html, pageData: JSON.parse(data) } }, mtimeMs)
  } catch {
    return null
  }
}

/**
 * Pages in memory, else those rendered since the build, deletions included, else the build's own.
 *
 * @param build its folder; the next build empties it @param isOnDisk false where no page may be written
 */
export function createLocalPages(build: string, isOnDisk: boolean, limit = LIMIT): LocalPages {
  const memory = createBoundedMap<PageEntry>(limit)
  const rendered = isOnDisk ? folderAt(() => path.join(build, 'rendered')) : null
  const built = path.join(build, 'server', 'pages')
  const remember = (key: string, entry: PageEntry): void =>
    memory.set(key, entry, key.length + JSON.stringify(entry).length)

  const find = async (key: string): Promise<PageEntry | null> => {
    const known = memory.get(key)
    if (known) return known
    const read = readEntry(await rendered?.read(key)) ?? (await builtPage(built, key))
    // One that was rendered meanwhile is newer.
    if (read && !memory.get(key)) remember(key, read)
    return memory.get(key) ?? read
  }

  return {
    get: async (key) => {
      const entry = await find(key)
      // Made before the clock was set back: it would be served for as long as the clock was wrong.
      const isToCome = entry && entry.lastModified > Date.now() + CLOCKS_DIFFER
      return isToCome ? { ...entry, lastModified: LONG_AGO } : entry
    },
    store: async (key, entry) => {
      remember(key, entry)
      await rendered?.write(key, entry)
    },
    pathOf,
  }
}
