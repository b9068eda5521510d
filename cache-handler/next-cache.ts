import type { PageEntry, PageValue } from '../src/cache/page-entry'
import type { PageContext } from '../src/cache/shared-pages'

/** Next's file-system cache as the handler uses it; the lines below the first two are private in Next's own types. */
export interface NextCache {
  get(key: string, context: PageContext): Promise<PageEntry | null>
  set(key: string, value: PageValue | null, context: PageContext): Promise<void>
  /** Whether files are written, too. */
  flushToDisk?: boolean
  getFilePath(name: string, kind: 'PAGES'): string
}

export interface NextCacheClass {
  new (context: object): NextCache
  /** Of the whole process. */
  memoryCache?: { set(key: string, entry: PageEntry): void }
}

/** Next's in-memory cache controls of each address; private in its types. */
export interface NextCacheControls {
  cacheControls: Map<string, object>
}
