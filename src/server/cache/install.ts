import { buildId } from '@/shared/config/build-id'
import { ownBuildFolder, serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'
import { type ChangeListener, onContentChange } from './content-changed'
import { createLocalPages } from './local-pages'
import { redisLink } from './redis-link'
import { createRedisPageStore } from './redis-page-store'
import { createSharedPages } from './shared-pages'

/** Installs what src/server/cache/handler.js calls; with REDIS_URL, shared with other instances. */
export function installSharedCache(listener: ChangeListener): void {
  const link = redisLink()
  // Drafts stay in memory: no later start finds them on the disk.
  const local = createLocalPages(ownBuildFolder(), !serverEnv().CONTENTFUL_USE_PREVIEW)
  processWide('shared-pages', () => createSharedPages(local, link && createRedisPageStore(link, buildId())))
  if (link) onContentChange(listener)
}
