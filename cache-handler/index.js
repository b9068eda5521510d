import { rm, utimes } from 'node:fs/promises'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

/**
 * What Next loads as `cacheHandler` (next.config.js): its own file-system cache, unless the running server has put a shared
 * cache beside it (src/cache/install.ts, only with REDIS_URL). Plain JavaScript, because Next imports it past the bundler;
 * everything that can go wrong is decided in src/cache, where it is typed and tested.
 *
 * Next makes one of these a request; what lasts is static in the base class and in the shared cache.
 */
const Base = FileSystemCache.default ?? FileSystemCache
const SHARED = Symbol.for('site.shared-pages')

export default class PageCache extends Base {
  /** @param {ConstructorParameters<typeof Base>[0]} context */
  constructor(context) {
    super(context)
    this.local = {
      get: (key, ctx) => super.get(key, ctx),
      set: (key, value, ctx) => super.set(key, value, ctx),
      keep: (key, entry, ctx) => this.keep(key, entry, ctx),
    }
  }

  async get(key, ctx) {
    const shared = globalThis[SHARED]
    return shared ? shared.get(this.local, key, ctx) : super.get(key, ctx)
  }

  async set(key, value, ctx) {
    const shared = globalThis[SHARED]
    if (shared) return shared.set(this.local, key, value, ctx)
    await super.set(key, value, ctx)
    if (this.flushToDisk && (!value || value.kind === 'REDIRECT')) await this.forgetFile(key)
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
    else await this.forgetFile(key)
  }

  /** Else a page that was taken back would return from the disk once memory has forgotten that it is gone. */
  async forgetFile(key) {
    await rm(this.getFilePath(`${key}.html`, 'PAGES'), { force: true })
  }
}
