import { logger } from '@/logging/logger'
import { inTransaction, ServiceAway } from './database/database'
import { startOutboxLoop } from './outbox/loop'
import { planRetention } from './privacy/retention-job'

/** Tables up to date, and the daily clean-up planned; a database that is away now is asked again by whoever needs it. */
const prepare = async (): Promise<void> => {
  try {
    await inTransaction(planRetention)
  } catch (error) {
    if (!(error instanceof ServiceAway)) logger.error({ err: error }, 'database: cannot be prepared')
  }
}

/**
 * Starts what runs beside requests: the outbox. Waits for nothing, and never fails a start. Needs DATABASE_URL.
 * @returns ends it: takes no further work, waits for what is under way. The pool of connections stays open, because requests go on.
 */
export function startParticipation(): () => Promise<void> {
  void prepare()
  const loop = startOutboxLoop()
  return loop.stop
}
