import { logger } from '@/logging/logger'
import { inTransaction, ServiceUnavailable } from './database/database'
import { FEATURES } from './features'
import { startOutboxLoop } from './outbox/loop'
import { warnOfDefaultFolder } from './reviews/photo/storage'

/** Tables up to date, the regular jobs of all features planned; a database that is away now is queried again by whoever needs it. */
const prepare = async (): Promise<void> => {
  try {
    await inTransaction(async (trx) => {
      for (const { plan } of FEATURES) await plan(trx)
    })
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) logger.error({ err: error }, 'database: cannot be prepared')
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
