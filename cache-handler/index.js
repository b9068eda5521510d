import { rm, utimes } from 'node:fs/promises'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

/**
 * What Next loads as `cacheHandler` (next.config.js): its own file-system cache, unless the running server has put a shared
 * cache beside it (src/cache/install.ts, only with REDIS_URL). Plain JavaScript, because Next imports it past the bundler;
 * everything that can go wrong is decided in src/cache, where it is typed and tested.
 *
 * Next makes one of these a request; what lasts is static in the base class and in the shared cache.
 */
const Base = FileSystemCache.default ?? FileSystemCache
const SHARED = Symbol.for('site.shared-pages')
const PAGES = { kind: 'PAGES', isFallback: false }
/** Next puts a page's own route before its path; the files of the build lie under the path alone. */
const BEFORE_PATH = /^\/route-cache\/.*?\/\$(?=\/)/

/** "No such page", or an address that leads elsewhere. */
const hasNoPage = (value, ctx) => !ctx.fetchCache && (!value || value.kind === 'REDIRECT')

export default class PageCache extends Base {
  /** @param {ConstructorParameters<typeof Base>[0]} context */
  constructor(context) {
    super(context)
    this.local = {
      get: (key, ctx) => this.lookUp(key, ctx),
      set: (key, value, ctx) => super.set(key, value, ctx),
      keep: (key, entry, ctx) => this.keep(key, entry, ctx),
    }
  }

  async get(key, ctx) {
    const shared = globalThis[SHARED]
    return shared ? shared.get(this.local, key, ctx) : this.lookUp(key, ctx)
  }

  /** What cannot be looked up, such as an address that is no file name, is not there. */
  async lookUp(key, ctx) {
    try {
      return await super.get(key, ctx)
    } catch {
      return null
    }
  }

  async set(key, value, ctx) {
    // Visitors invent addresses without end: one without a page is worth keeping only where it replaces a page. The answer
    // is found anew each time, from lists that are kept. Next itself would remember the address for ever.
    if (hasNoPage(value, ctx) && !(await this.lookUp(key, PAGES))) {
      SharedCacheControls.cacheControls.delete(key)
      return
    }
    const shared = globalThis[SHARED]
    if (shared) return shared.set(this.local, key, value, ctx)
    await super.set(key, value, ctx)
    if (this.flushToDisk && hasNoPage(value, ctx)) await this.forgetFiles(key)
  }

  /**
   * Puts a page into the local copy with the time at which it was made, which `set` of the base class takes for now: in
   * memory, and on disk as the file's time, which is where the base class reads it from.
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
   * Else a page that was taken back would return from the disk once memory has forgotten that it is gone, or the process
   * was started again: as it was made last, or as it came with the build.
   */
  async forgetFiles(key) {
    for (const name of new Set([key, key.replace(BEFORE_PATH, '')]))
      await rm(this.getFilePath(`${name}.html`, 'PAGES'), { force: true })
  }
}
