import { z } from 'zod'
import type { PagesRevalidated } from '@/cache/content-changed'
import { buildId } from '@/config/build-id'
import { logger, reasonOf } from '@/logging/logger'
import { acceptedMessages } from '../webhook/accepted-messages'
import type { Revalidate } from './job'
import { canSendToSelf, sendToSelf } from './own-message'
import { renderPaths } from './render-paths'

/** A message of the site to itself: pages that an instance of another build has made anew are old here, too. */
export const REVALIDATE_TOPIC = 'Site.Publishing.renew'

/** Paths in one message, which then stays well below the size that the webhook takes. */
const PER_MESSAGE = 1000

const payload = z.object({ paths: z.array(z.string()) })

/**
 * What another build made anew is made anew here, once for all instances of this build. Search records are the other's
 * business. Never throws; pages that are not reached show what is new when their time is up.
 */
export async function revalidateHere({ id, build, paths }: PagesRevalidated): Promise<void> {
  try {
    if (build === buildId() || !canSendToSelf()) return
    if (!(await acceptedMessages().take([`renew:${buildId()}:${id}`]))) return
    for (let from = 0; from < paths.length; from += PER_MESSAGE)
      await sendToSelf(REVALIDATE_TOPIC, JSON.stringify({ paths: paths.slice(from, from + PER_MESSAGE) }))
  } catch (error) {
    logger.warn(`publishing: pages that another build renewed stay as they are for now: ${reasonOf(error)}`)
  }
}

/** Deals with such a message. @returns at once; the pages follow */
export function revalidatePages(body: string, revalidate: Revalidate): void {
  const { paths } = payload.parse(JSON.parse(body))
  void renderPaths(paths, revalidate).then(({ failed }) =>
    logger.info(
      { paths, failed: [...failed] },
      `publishing: ${paths.length - failed.size} path(s) that another build renewed`,
    ),
  )
}
