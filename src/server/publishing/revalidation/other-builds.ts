import { z } from 'zod'
import type { PagesRevalidated } from '@/server/cache/content-changed'
import { logger, reasonOf } from '@/server/log/logger'
import { buildId } from '@/shared/config/build-id'
import { chunksOf } from '@/shared/utils/chunks'
import { acceptedMessages } from '../webhook/accepted-messages'
import type { Revalidate } from './job-store'
import { canSendToSelf, sendToSelf } from './own-message'
import { renderPaths } from './render-paths'

/** Message of the site to itself: another build revalidated pages, so this build's copies are stale. */
export const REVALIDATE_TOPIC = 'Site.Publishing.renew'

/** Paths per message, well below the webhook's size limit. */
const PER_MESSAGE = 1000

const payload = z.object({ paths: z.array(z.string()) })

/** Revalidates another build's pages, once for all instances. Never throws; missed pages expire. */
export async function revalidateHere({ id, build, paths }: PagesRevalidated): Promise<void> {
  try {
    if (build === buildId() || !canSendToSelf()) return
    if (!(await acceptedMessages().take([`renew:${buildId()}:${id}`]))) return
    for (const some of chunksOf(paths, PER_MESSAGE))
      await sendToSelf(REVALIDATE_TOPIC, JSON.stringify({ paths: some }))
  } catch (error) {
    logger.warn(`publishing: pages that another build renewed stay as they are for now: ${reasonOf(error)}`)
  }
}

/** Handles such a message. @returns at once; the pages follow */
export function revalidatePages(body: string, revalidate: Revalidate): void {
  const { paths } = payload.parse(JSON.parse(body))
  void renderPaths(paths, revalidate).then(({ failed }) =>
    logger.info(
      { paths, failed: [...failed] },
      `publishing: ${paths.length - failed.size} path(s) that another build renewed`,
    ),
  )
}
