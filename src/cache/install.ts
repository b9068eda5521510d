import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildFolder } from '@/config/build-folder'
import { processWide } from '@/lib/process-wide'
import { type ContentChanged, onContentChange } from './content-changed'
import { redisLink } from './redis-link'
import { createRedisPageStore } from './redis-page-store'
import { createSharedPages } from './shared-pages'

/** Next's own name of the build that this server serves. */
const readBuildId = (): string => readFileSync(path.join(buildFolder(), 'BUILD_ID'), 'utf8').trim()

/**
 * Puts the shared cache beside Next's own (cache-handler/index.js finds it there), and listens for other instances. Called
 * once when a server starts; without REDIS_URL nothing happens and Next's cache serves as it is.
 * @param forget called when another instance learned that editors published.
 */
export function installSharedCache(forget: (change: ContentChanged) => void): void {
  const link = redisLink()
  if (!link) return
  processWide('shared-pages', () => createSharedPages(createRedisPageStore(link, readBuildId())))
  onContentChange(forget)
}
