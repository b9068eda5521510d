import { buildId } from '@/config/build-id'
import { processWide } from '@/lib/process-wide'
import { type ChangeListener, onContentChange } from './content-changed'
import { redisLink } from './redis-link'
import { createRedisPageStore } from './redis-page-store'
import { createSharedPages } from './shared-pages'

/**
 * Puts the shared cache beside Next's own (cache-handler/index.js finds it there), and listens for other instances. Called
 * once when a server starts; without REDIS_URL nothing happens and Next's cache serves as it is.
 * @param listener hears what other instances learned of editors.
 */
export function installSharedCache(listener: ChangeListener): void {
  const link = redisLink()
  if (!link) return
  processWide('shared-pages', () => createSharedPages(createRedisPageStore(link, buildId())))
  onContentChange(listener)
}
