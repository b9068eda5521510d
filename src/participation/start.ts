import { logger } from '@/logging/logger'
import { inTransaction, ServiceAway } from './database/database'
import { startOutboxLoop } from './outbox/loop'
import { planRetention } from './privacy/retention-job'
import { warnOfDefaultFolder } from './reviews/photo/storage'
import { planSweep } from './reviews/photo/sweep'
import { planWatch } from './safety/plan'

/** Tables up to date, the daily clean-up and the hourly look at safety cases planned; a database that is away now is asked again by whoever needs it. */
const prepare = async (): Promise<void> => {
  try {
    await inTransaction(async (trx) => {
      await planRetention(trx)
      await planSweep(trx)
      await planWatch(trx)
    })
  } catch (error) {
    if (!(error instanceof ServiceAway)) logger.error({ err: error }, 'database: cannot be prepared')
  }
}

/**
 * Starts what runs beside requests: the outbox. Waits for nothing, and never fails a start. Needs DATABASE_URL.
 * @returns ends it: takes no further work, waits for what is under way. The pool of connections stays open, because requests go on.
 */
export function startParticipation(): () => Promise<void> {
  warnOfDefaultFolder()
  void prepare()
  const loop = startOutboxLoop()
  return loop.stop
}
