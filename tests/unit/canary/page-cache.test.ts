import { exportPagesPage } from 'next/dist/export/routes/pages'
import { NEXT_DATA_SUFFIX } from 'next/dist/lib/constants'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { pageOf } from '../server/cache/support/instance'
import { canary, expectIn } from './canary'

const HANDLER = 'src/server/cache/handler.js'
const PAGES_HERE = 'src/server/cache/local-pages.ts'
const OWNER = { kind: 'PAGES', sourceRoute: '/pt-br/[...slug]' }
const KEY: string = Reflect.apply(getRouteCacheKey, null, ['/pt-br/x', OWNER])

canary(PAGES_HERE, 'a page is kept below the key of its route, which ends in "/$" and the path', () => {
  expect(KEY).toMatch(/^\/route-cache\/PAGES\/[0-9a-f]+\/\$\/pt-br\/x$/)
})

canary(
  PAGES_HERE,
  'a build writes a page, its data and metadata that name its key, in three files',
  async () => {
    const written = new Map<string, string>()
    const fileWriter = { append: (file: string, text: string) => void written.set(file, text) }
    const routeCache = { key: KEY, owner: OWNER, isFallback: false }
    const page = { Component: '<p>um</p>', getStaticProps: () => undefined }
    // As Next's own worker calls it, with a page that is rendered already, which has no data.
    await Reflect.apply(exportPagesPage, null, [
      ...[{}, {}, '/pt-br/x', OWNER.sourceRoute, {}, {}, 'pages/pt-br/x.html', 'pt-br/x.html', 'pages'],
      ...[true, true, {}, {}, false, {}, page, fileWriter, routeCache],
    ])
    expect(Object.fromEntries(written)).toEqual({
      'pages/pt-br/x.html': '<p>um</p>',
      'pages/pt-br/x.meta': JSON.stringify({ routeCache }),
    })
    expectIn(
      'next/dist/export/routes/pages.js',
      'htmlFilename.replace(/\\.html$/, _constants.NEXT_DATA_SUFFIX)',
    )
    expect(NEXT_DATA_SUFFIX).toBe('.json')
  },
)

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

canary(
  HANDLER,
  'Next remembers the lifetime of an address in a static map, just before it calls the handler',
  async () => {
    const { cache, told } = requestedThrough()
    await cache.set('/pt-br/x', null, { isFallback: false, route: OWNER, cacheControl: { revalidate: 7 } })
    expect(told).toEqual([expect.objectContaining({ key: KEY, remembered: { revalidate: 7 } })])
  },
)

canary(
  'src/server/cache/shared-pages.ts',
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

canary(
  'src/server/cache/shared-pages.ts',
  'each request has a handler of its own, and one whose rendering fails hands back the value that it found',
  () => {
    expectIn('next/dist/server/route-modules/route-module.js', 'new _incrementalcache.IncrementalCache({')
    expectIn('next/dist/server/lib/incremental-cache/index.js', 'this.cacheHandler = new CurCacheHandler({')
    expectIn(
      'next/dist/server/response-cache/index.js',
      'await context.incrementalCache.get(key',
      'await incrementalCache.set(key, previousIncrementalCacheEntry.value',
    )
  },
)

canary(
  'src/server/cache/page-entry.ts',
  'what the pages router keeps is of the kinds PAGES and REDIRECT',
  () => {
    expectIn('next/dist/server/response-cache/types.js', '["PAGES"]', '["REDIRECT"]')
    expectIn(
      'next/dist/server/route-modules/pages/pages-handler.js',
      /kind: \w+\.CachedRouteKind\.PAGES,\s+html: renderResult,\s+pageData: renderResult\.metadata\.pageData,/,
    )
  },
)
