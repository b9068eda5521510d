import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { createRedisLink } from '@/cache/redis-link'
import { createRedisPageStore } from '@/cache/redis-page-store'
import { createSharedClock } from '@/cache/shared-clock'
import { createSharedPages, type LocalPages, type PageContext } from '@/cache/shared-pages'
import PageCache from '../../../../cache-handler/index.js'

export const PAGES: PageContext = { kind: 'PAGES', isFallback: false }

/** A page value as the pages router makes it. */
export const pageOf = (text: string) => ({
  kind: 'PAGES',
  html: `<p>${text} — ção</p>`,
  pageData: { pageProps: { text } },
  headers: {},
  status: undefined,
})

/** What a visitor of an answer reads; null for "no such page" and for nothing at all. */
export const textOf = (entry: { value: unknown } | null): string | null => {
  const value = entry?.value
  if (typeof value !== 'object' || value === null || !('html' in value)) return null
  return String(value.html).replace(/<p>(.*) — ção<\/p>/, '$1')
}

/**
 * Next's page cache of one server.
 * @param memory bytes that it has for pages, of the whole process; without, it remembers nothing but what is on a disk
 */
export const newPageCache = (disk = mkdtempSync(path.join(tmpdir(), 'instance-')), memory = 0) => ({
  cache: new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: disk,
    revalidatedTags: [],
    maxMemoryCacheSize: memory,
    _requestHeaders: {},
  }),
  disk,
  /** The addresses whose lifetime Next keeps for as long as the process lives. */
  rememberedAddresses: (): Map<string, unknown> => Reflect.get(SharedCacheControls, 'cacheControls'),
})

/**
 * One server of several: a disk of its own, a connection of its own.
 * @param ahead milliseconds by which its clock is wrong
 */
export const startInstance = (url: string, buildId = 'build-1', ahead = 0) => {
  const now = () => Date.now() + ahead
  const { cache, disk } = newPageCache()
  const local: LocalPages = cache.local
  const link = createRedisLink(url)
  const pages = createSharedPages(createRedisPageStore(link, buildId, createSharedClock(link, now)), now)
  /** A request that renders the page. @returns ends the rendering */
  const startRendering = async (key: string) => {
    const lookup = await pages.get(local, key, PAGES)
    return (value: { kind: string } | null, revalidate = 300) =>
      pages.set(local, key, value, { ...PAGES, cacheControl: { revalidate } }, lookup)
  }
  return {
    link,
    local,
    disk,
    startRendering,
    get: async (key: string) => (await pages.get(local, key, PAGES)).entry,
    set: async (key: string, value: { kind: string } | null) => {
      const end = await startRendering(key)
      await end(value)
    },
  }
}
