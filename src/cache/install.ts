import { buildId } from '@/config/build-id'
import { processWide } from '@/lib/process-wide'
import { type ChangeListener, onContentChange } from './content-changed'
import { redisLink } from './redis-link'
import { createRedisPageStore } from './redis-page-store'
import { createSharedPages } from './shared-pages'

/**
 * Decides which pages Next's cache stores (cache-handler/index.js finds it there); with REDIS_URL, shares them with other
 * instances. Called once at the start.
 * @param listener called with announcements of other instances
 */
export function installSharedCache(listener: ChangeListener): void {
  const link = redisLink()
  processWide('shared-pages', () => createSharedPages(link && createRedisPageStore(link, buildId())))
  if (link) onContentChange(listener)
}
