import { rm, utimes } from 'node:fs/promises'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

/**
 * What Next loads as `cacheHandler` (next.config.js): its own file-system cache. The running server decides in src/cache,
 * where it is typed and tested, which of two pages is stored and what other instances get (src/cache/install.ts); a build
 * does without. Plain JavaScript, because Next imports it past the bundler.
 */
/**
 * @import { PageEntry, PageValue } from '../src/cache/page-entry'
 * @import { Lookup, PageContext, SharedPages } from '../src/cache/shared-pages'
 * @import { NextCacheClass, NextCacheControls } from './next-cache'
 */

/** Node imports all of a CommonJS module, a bundler only its default export. @type {unknown} */
const imported = 'default' in FileSystemCache ? FileSystemCache.default : FileSystemCache
const Base = /** @type {NextCacheClass} */ (imported)
/** @type {unknown} */
const importedControls = SharedCacheControls
const controls = /** @type {NextCacheControls} */ (importedControls)
const SHARED = Symbol.for('site.shared-pages')
/** Tolerated difference between files and clocks, in milliseconds. */
const CLOCKS_DIFFER = 2000
/** Milliseconds since 1970. */
const LONG_AGO = 1
/** Next puts a page's own route before its path; the build's files have only the path. */
const BEFORE_PATH = /^\/route-cache\/.*?\/\$(?=\/)/

/** @returns {SharedPages | undefined} */
const sharedPages = () => Reflect.get(globalThis, SHARED)

/** This instance's own cache. The shared state is static in the base class. */
class LocalCopy extends Base {
  /**
   * A failed lookup, such as an address that is no file name, counts as missing. A page with a time in the future
   * was made before the clock was set back: it counts as old, or it would be served for as long as the clock was wrong.
   *
   * @override @param {string} key @param {PageContext} ctx
   */
  async get(key, ctx) {
    try {
      const entry = await super.get(key, ctx)
      const isToCome = entry && entry.lastModified > Date.now() + CLOCKS_DIFFER
      return isToCome ? { ...entry, lastModified: LONG_AGO } : entry
    } catch {
      return null
    }
  }

  /**
   * Stores a page with the time at which its rendering began, which `set` of the base class takes for now: in memory, and on
   * disk as the file's time, which is where the base class reads it from.
   *
   * @param {string} key @param {PageEntry} entry @param {PageContext} ctx
   */
  async keep(key, { value, lastModified, cacheControl }, ctx) {
    try {
      await super.set(key, value, { ...ctx, cacheControl })
    } finally {
      // Memory is right even where the disk cannot be written.
      Base.memoryCache?.set(key, { value, lastModified, cacheControl })
    }
    if (!this.flushToDisk) return
    const at = new Date(lastModified)
    if (value?.kind === 'PAGES') await utimes(this.getFilePath(`${key}.html`, 'PAGES'), at, at)
    else await this.forgetFiles(key)
  }

  /**
   * Otherwise an unpublished page would return from the disk, as last rendered or as built, once memory has dropped its
   * deletion or the process has restarted.
   *
   * @param {string} key
   */
  async forgetFiles(key) {
    for (const name of new Set([key, this.pathOf(key)]))
      await rm(this.getFilePath(`${name}.html`, 'PAGES'), { force: true })
  }

  /** Next itself would remember an address without a page for ever. @param {string} key */
  forget(key) {
    controls.cacheControls.delete(key)
  }

  /** @param {string} key */
  pathOf(key) {
    return key.replace(BEFORE_PATH, '')
  }
}

/** Next creates one for each request, gets the page from it, and sets the page that the request rendered, if any. */
export default class PageCache {
  /** @param {object} context */
  constructor(context) {
    this.local = new LocalCopy(context)
    /** What this request found, by key. @type {Map<string, Lookup>} */
    this.lookups = new Map()
  }

  /** @param {string} key @param {PageContext} ctx */
  async get(key, ctx) {
    const shared = sharedPages()
    if (!shared) return this.local.get(key, ctx)
    const lookup = await shared.get(this.local, key, ctx)
    this.lookups.set(key, lookup)
    return lookup.entry
  }

  /** @param {string} key @param {PageValue | null} value @param {PageContext} ctx */
  async set(key, value, ctx) {
    const shared = sharedPages()
    return shared
      ? shared.set(this.local, key, value, ctx, this.lookups.get(key))
      : this.local.set(key, value, ctx)
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
