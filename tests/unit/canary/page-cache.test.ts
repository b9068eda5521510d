import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { pageOf } from '../cache/support/instance'
import { canary, expectIn } from './canary'

const HANDLER = 'cache-handler/index.js'
const OWNER = { kind: 'PAGES', sourceRoute: '/pt-br/[...slug]' }
const KEY: string = Reflect.apply(getRouteCacheKey, null, ['/pt-br/x', OWNER])
const PAGES = { kind: 'PAGES', isFallback: false }

const newCache = () => {
  const disk = mkdtempSync(path.join(tmpdir(), 'canary-'))
  const options = {
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: disk,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  }
  return { cache: Reflect.construct(FileSystemCache, [options]), disk }
}

canary(HANDLER, 'a page is kept below the key of its route, which ends in "/$" and the path', () => {
  expect(KEY).toMatch(/^\/route-cache\/PAGES\/[0-9a-f]+\/\$\/pt-br\/x$/)
})

canary(HANDLER, 'the file-system cache tells the file of a key; its memory is a static map', async () => {
  const { cache } = newCache()
  expect(cache.flushToDisk).toBe(true)
  const file: string = cache.getFilePath(`${KEY}.html`, 'PAGES')
  mkdirSync(path.dirname(file), { recursive: true })
  await cache.set(KEY, pageOf('um'), { ...PAGES, cacheControl: { revalidate: 10 } })
  expect(existsSync(file)).toBe(true)
  const kept = Reflect.get(FileSystemCache, 'memoryCache').get(KEY)
  expect(Object.keys(kept).sort()).toEqual(['cacheControl', 'lastModified', 'value'])
})

canary(HANDLER, 'the time of a file says when its page was made', async () => {
  const { cache } = newCache()
  await cache.set(KEY, pageOf('um'), { ...PAGES, cacheControl: { revalidate: 10 } })
  const file: string = cache.getFilePath(`${KEY}.html`, 'PAGES')
  utimesSync(file, new Date(5000), new Date(5000))
  const memory = Reflect.get(FileSystemCache, 'memoryCache')
  memory.remove(KEY)
  expect((await cache.get(KEY, PAGES)).lastModified).toBe(5000)
})

/** Next's cache in front of a handler that notes what it is told. */
const requestedThrough = () => {
  const told: { key: string; context: Record<string, unknown>; remembered: unknown }[] = []
  const note = async (key: string, context: Record<string, unknown>) => {
    told.push({ key, context, remembered: Reflect.get(SharedCacheControls, 'cacheControls').get(key) })
    return null
  }
  class Handler {
    get = (key: string, context: Record<string, unknown>) => note(key, context)
    set = (key: string, _value: unknown, context: Record<string, unknown>) => note(key, context)
    revalidateTag = async () => undefined
    resetRequestCache = () => undefined
  }
  const options = {
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    CurCacheHandler: Handler,
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} },
    previewProps: {},
  }
  return { told, cache: Reflect.construct(IncrementalCache, [options]) }
}

canary(HANDLER, 'the lifetime of an address is in a static map before the handler is called', async () => {
  const { cache, told } = requestedThrough()
  await cache.set('/pt-br/x', null, { isFallback: false, route: OWNER, cacheControl: { revalidate: 7 } })
  expect(told).toEqual([expect.objectContaining({ key: KEY, remembered: { revalidate: 7 } })])
})

canary(
  'src/cache/shared-pages.ts',
  'a handler is told kind and isFallback when it is asked, isFallback and cacheControl when it is given a page',
  async () => {
    const { cache, told } = requestedThrough()
    await cache.get('/pt-br/x', { kind: 'PAGES', isFallback: false, route: OWNER })
    const cacheControl = { revalidate: 7, expire: undefined }
    await cache.set('/pt-br/x', pageOf('um'), { isFallback: false, route: OWNER, cacheControl })
    expect(told.map(({ context }) => context)).toEqual([
      expect.objectContaining({ kind: 'PAGES', isFallback: false }),
      expect.objectContaining({ isFallback: false, cacheControl }),
    ])
  },
)

canary('src/cache/shared-pages.ts', 'each request has a handler; a failure hands back what it found', () => {
  expectIn('next/dist/server/route-modules/route-module.js', 'new _incrementalcache.IncrementalCache({')
  expectIn('next/dist/server/lib/incremental-cache/index.js', 'this.cacheHandler = new CurCacheHandler({')
  expectIn(
    'next/dist/server/response-cache/index.js',
    'await context.incrementalCache.get(key',
    'await incrementalCache.set(key, previousIncrementalCacheEntry.value',
  )
})

canary('src/cache/page-entry.ts', 'the pages router keeps the kinds PAGES and REDIRECT', async () => {
  expectIn('next/dist/server/response-cache/types.js', '["PAGES"]', '["REDIRECT"]')
  const { cache } = newCache()
  await cache.set(KEY, pageOf('um'), { ...PAGES, cacheControl: { revalidate: 10 } })
  Reflect.get(FileSystemCache, 'memoryCache').remove(KEY)
  const { value } = await cache.get(KEY, PAGES)
  expect(value).toMatchObject({ kind: 'PAGES', html: expect.any(String), pageData: { pageProps: {} } })
})
