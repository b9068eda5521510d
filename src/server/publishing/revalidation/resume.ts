import { requestOwn } from '@/server/http/own-request'
import { logger, reasonOf } from '@/server/log/logger'
import { jobStore } from './job-store'

/** Milliseconds between polls for abandoned jobs. */
const LOOK_EVERY = 15_000
/** Milliseconds until the first poll, and between tries until the server listens. */
const SOON = 500

/** Continues the jobs of killed processes. Never throws. @returns ends it */
export function resumePending(): () => Promise<void> {
  let timer: NodeJS.Timeout
  let isEnding = false
  const look = async (): Promise<void> => {
    let next = LOOK_EVERY
    try {
      if (await jobStore().hasLeft()) {
        next = SOON
        await requestOwn({ kind: 'resume' })
        next = LOOK_EVERY
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
