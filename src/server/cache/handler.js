import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

/**
 * What Next loads as `cacheHandler` (next.config.js), by its documented methods: the running server stores pages in src/server/cache
 * (src/server/cache/install.ts); a build does without. Plain JavaScript, because Next imports it past the bundler.
 */
/**
 * @import { PageValue } from './page-entry'
 * @import { Lookup, PageContext, SharedPages } from './shared-pages'
 */

const SHARED = Symbol.for('site.shared-pages')

/** @returns {SharedPages | undefined} */
const sharedPages = () => Reflect.get(globalThis, SHARED)

/** Lifetimes that Next remembers for as long as the process lives; private in its types. @type {Map<string, object>} */
const rememberedLifetimes = Reflect.get(SharedCacheControls, 'cacheControls')

/** Next creates one for each request, gets the page from it, and sets the page that the request rendered, if any. */
export default class PageCache {
  /** What this request found, by key. @type {Map<string, Lookup>} */
  lookups = new Map()

  /** @param {string} key @param {PageContext} ctx */
  async get(key, ctx) {
    const lookup = await sharedPages()?.get(key, ctx)
    if (lookup) this.lookups.set(key, lookup)
    return lookup?.entry ?? null
  }

  /** @param {string} key @param {PageValue | null} value @param {PageContext} ctx */
  async set(key, value, ctx) {
    const isStored = await sharedPages()?.set(key, value, ctx, this.lookups.get(key))
    // Visitors invent addresses without end.
    if (!isStored) rememberedLifetimes.delete(key)
  }

  /** The site has no tags. */
  async revalidateTag() {
    return undefined
  }

  /** Nothing is remembered beyond the request. */
  resetRequestCache() {
    return undefined
  }
}
