import { logger } from '@/logging/logger'
import { ServiceUnavailable } from '../database/database'
import { onOutboxSignal } from './outbox'
import { workOutbox } from './work'

/** Milliseconds between polls, for other instances' jobs and retries. */
const LOOK_EVERY = 5000

export interface OutboxLoop {
  /** Takes no further jobs. Resolves when running ones are done. */
  stop(): Promise<void>
}

/** Runs jobs at once, on each signal, and every few seconds; one run at a time. */
export function startOutboxLoop(work: typeof workOutbox = workOutbox): OutboxLoop {
  let isEnding = false
  let isWanted = false
  let turn: Promise<void> | null = null

  const look = async (): Promise<void> => {
    do {
      isWanted = false
      try {
        await work({ isEnding: () => isEnding })
      } catch (error) {
        // The database logs its own outage, once.
        if (!(error instanceof ServiceUnavailable)) logger.error({ err: error }, 'outbox: a look failed')
        return
      }
    } while (isWanted && !isEnding)
  }
  const wake = (): void => {
    isWanted = true
    if (isEnding || turn !== null) return
    turn = look().finally(() => {
      turn = null
    })
  }

  const forget = onOutboxSignal(wake)
  const timer = setInterval(wake, LOOK_EVERY)
  timer.unref()
  wake()
  return {
    stop: async () => {
      isEnding = true
      clearInterval(timer)
      forget()
      await turn
    },
  }
}
