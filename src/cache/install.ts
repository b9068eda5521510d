import { buildId } from '@/config/build-id'
import { processWide } from '@/lib/process-wide'
import { type ChangeListener, onContentChange } from './content-changed'
import { redisLink } from './redis-link'
import { createRedisPageStore } from './redis-page-store'
import { createSharedPages } from './shared-pages'

/** Installs what cache-handler/index.js calls; with REDIS_URL, shared with other instances. */
export function installSharedCache(listener: ChangeListener): void {
  const link = redisLink()
  processWide('shared-pages', () => createSharedPages(link && createRedisPageStore(link, buildId())))
  if (link) onContentChange(listener)
}
