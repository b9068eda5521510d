import { logger, reasonOf } from '@/server/log/logger'
import { jobStore } from './job-store'
import { canSendToSelf, sendToSelf } from './own-message'

/** Message of the site to itself: pages can only be revalidated by a request. */
export const RESUME_TOPIC = 'Site.Publishing.resume'

/** Milliseconds between polls for abandoned jobs. */
const LOOK_EVERY = 15_000
/** Milliseconds until the first poll, and between tries until the server listens. */
const SOON = 500

/** Continues the jobs of killed processes, given a webhook secret. Never throws. @returns ends it */
export function resumePending(): () => Promise<void> {
  if (!canSendToSelf()) return async () => undefined
  let timer: NodeJS.Timeout
  let isEnding = false
  const look = async (): Promise<void> => {
    let next = LOOK_EVERY
    try {
      if (await jobStore().hasLeft()) {
        next = SOON
        if (await sendToSelf(RESUME_TOPIC, '{}')) next = LOOK_EVERY
      }
    } catch (error) {
      logger.debug(`publishing: jobs that were left are not taken up yet: ${reasonOf(error)}`)
    }
    if (!isEnding) timer = setTimeout(look, next).unref()
  }
  timer = setTimeout(look, SOON).unref()
  return async () => {
    isEnding = true
    clearTimeout(timer)
  }
}
