import { logger, reasonOf } from '@/logging/logger'
import { jobStore } from './job-store'
import { canSendToSelf, sendToSelf } from './own-message'

/** A message of the site to itself. Pages can only be made anew by a request, so that a process sends itself one. */
export const RESUME_TOPIC = 'Site.Publishing.resume'

/** Milliseconds between two looks for jobs that a process was killed over. */
const LOOK_EVERY = 15_000
/** Milliseconds until the first look: the server starts to listen at about the time at which this runs. */
const FIRST_LOOK = 1000

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
    try {
      if (await jobStore().hasLeft()) await sendToSelf(RESUME_TOPIC, '{}')
    } catch (error) {
      logger.debug(`publishing: no look for jobs that were left: ${reasonOf(error)}`)
    }
    if (!isEnding) timer = setTimeout(look, LOOK_EVERY).unref()
  }
  timer = setTimeout(look, FIRST_LOOK).unref()
  return async () => {
    isEnding = true
    clearTimeout(timer)
  }
}
