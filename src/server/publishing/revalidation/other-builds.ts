import type { PagesRevalidated } from '@/server/cache/content-changed'
import { requestOwn } from '@/server/http/own-request'
import { logger, reasonOf } from '@/server/log/logger'
import { buildId } from '@/shared/config/build-id'
import { chunksOf } from '@/shared/utils/chunks'
import { acceptedMessages } from '../webhook/accepted-messages'

/** Paths per request, well below the limit of a body. */
const PER_REQUEST = 1000

/** Revalidates another build's pages, once for all instances. Never throws; missed pages expire. */
export async function revalidateHere({ id, build, paths }: PagesRevalidated): Promise<void> {
  try {
    if (build === buildId()) return
    if (!(await acceptedMessages().take([`renew:${buildId()}:${id}`]))) return
    for (const some of chunksOf(paths, PER_REQUEST)) await requestOwn({ kind: 'paths', paths: some })
  } catch (error) {
    logger.warn(`publishing: pages that another build renewed stay as they are for now: ${reasonOf(error)}`)
  }
}
