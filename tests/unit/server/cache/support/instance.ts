import { newFolder } from '@tests/factories/folder'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { createLocalPages } from '@/server/cache/local-pages'
import { createRedisLink } from '@/server/cache/redis-link'
import { createRedisPageStore } from '@/server/cache/redis-page-store'
import { createSharedClock } from '@/server/cache/shared-clock'
import { createSharedPages, type PageContext } from '@/server/cache/shared-pages'
import PageCache from '../../../../../src/server/cache/handler.js'

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

/** The handler that Next makes for a request to a server of one instance, which has just started. */
export const newPageCache = (disk = newFolder()) => {
  Reflect.set(
    globalThis,
    Symbol.for('site.shared-pages'),
    createSharedPages(createLocalPages(disk, true), null),
  )
  return {
    cache: new PageCache(),
    disk,
    /** The addresses whose lifetime Next keeps for as long as the process lives. */
    rememberedAddresses: (): Map<string, unknown> => Reflect.get(SharedCacheControls, 'cacheControls'),
  }
}

/**
 * One server of several: a disk of its own, a connection of its own.
 * @param ahead milliseconds by which its clock is wrong
 */
export const startInstance = (url: string, buildId = 'build-1', ahead = 0) => {
  const now = () => Date.now() + ahead
  const local = createLocalPages(newFolder(), true)
  const link = createRedisLink(url)
  const store = createRedisPageStore(link, buildId, createSharedClock(link, now))
  const pages = createSharedPages(local, store, now)
  /** A request that renders the page. @returns ends the rendering */
  const startRendering = async (key: string) => {
    const lookup = await pages.get(key, PAGES)
    return (value: { kind: string } | null, revalidate = 300) =>
      pages.set(key, value, { ...PAGES, cacheControl: { revalidate } }, lookup)
  }
  return {
    link,
    local,
    startRendering,
    get: async (key: string) => (await pages.get(key, PAGES)).entry,
    set: async (key: string, value: { kind: string } | null) => {
      const end = await startRendering(key)
      await end(value)
    },
  }
}
