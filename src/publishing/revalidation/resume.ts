import { logger, reasonOf } from '@/logging/logger'
import { jobStore } from './job-store'
import { canSendToSelf, sendToSelf } from './own-message'

/** A message of the site to itself. Pages can only be made anew by a request, so that a process sends itself one. */
export const RESUME_TOPIC = 'Site.Publishing.resume'

/** Milliseconds between two looks for jobs that a process was killed over. */
const LOOK_EVERY = 15_000
/** Milliseconds until the first look, and until the server listens, which it begins at about the time of the first. */
const SOON = 500

/**
 * Looks for jobs that an earlier process, or another instance, was killed over, and takes them up. To be called once when
 * the server starts. Nothing happens without a webhook secret. Never throws.
 * @returns ends it.
 */
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
