import { sleep } from '@/lib/sleep'
import { logger, reasonOf } from '@/logging/logger'
import { createFileJobStore } from './job-store'
import { canSendToSelf, sendToSelf } from './own-message'

/** A message of the site to itself. Pages can only be made anew by a request, so that a new process sends itself one. */
export const RESUME_TOPIC = 'Site.Publishing.resume'

/** The server starts to listen at about the time at which this runs. */
const ATTEMPTS = 20
const FIRST_WAIT = 250

/**
 * Takes up what an earlier process was killed over: to be called once when the server starts, and not to be waited for.
 * Nothing happens without pending work or without a webhook secret. Never throws.
 */
export async function resumePending(): Promise<void> {
  if (!canSendToSelf()) return
  const pending = await createFileJobStore().readAll()
  if (pending.length === 0) return
  let reason = 'refused'
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      if (await sendToSelf(RESUME_TOPIC, '{}')) return
    } catch (error) {
      reason = reasonOf(error)
    }
    await sleep(FIRST_WAIT * attempt)
  }
  logger.error(`publishing: ${pending.length} change(s) of an earlier run are not taken up: ${reason}`)
}
