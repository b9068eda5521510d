import { buildId } from '@/config/build-id'
import { processWide } from '@/lib/process-wide'
import { type ChangeListener, onContentChange } from './content-changed'
import { redisLink } from './redis-link'
import { createRedisPageStore } from './redis-page-store'
import { createSharedPages } from './shared-pages'

/**
 * Decides from now on which pages Next's own cache stores (cache-handler/index.js finds it there); with REDIS_URL, shares them
 * with other instances and listens for what these announce. Called once when a server starts.
 * @param listener is called with what other instances learned of editors.
 */
export function installSharedCache(listener: ChangeListener): void {
  const link = redisLink()
  processWide('shared-pages', () => createSharedPages(link && createRedisPageStore(link, buildId())))
  if (link) onContentChange(listener)
}
